import { rootAttribute } from '@vakman/widgets/element/shadow-renderer.tsx';
import { createElement, useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ShadowHostProps {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of the style sheet that the shadow root adopts. */
  readonly styles: string;
  readonly children: ReactNode;
}

/** What the kit makes of a tag, but with the props of a story: an element, its shadow root, and the root of React. */
export function ShadowHost({ tag, attributes, styles, children }: ShadowHostProps) {
  const [root, setRoot] = useState<Element | null>(null);
  const attach = useCallback(
    (host: HTMLElement | null) => setRoot(host && attachRoot(host, styles)),
    [styles],
  );
  return createElement(tag, { ...attributes, ref: attach }, root && createPortal(children, root));
}

function attachRoot(host: HTMLElement, styles: string): Element {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const root = host.ownerDocument.createElement('div');
  root.setAttribute(rootAttribute, '');
  shadow.replaceChildren(root);
  return root;
}
