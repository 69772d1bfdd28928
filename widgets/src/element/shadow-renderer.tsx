import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Where React stands in the shadow root. */
export const rootAttribute = 'data-root';
/** Marks the style sheet of the build, which the shared one replaces. */
export const serverStyleAttribute = 'data-ssr';

/** The style sheet that the build put into the root. */
export function serverStyle(shadow: ShadowRoot | null): Element | null {
  return shadow?.querySelector(`[${serverStyleAttribute}]`) ?? null;
}

interface ReadyProps {
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onReady, children }: ReadyProps) {
  // Once: what comes later is an update.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(onReady, []);
  return children;
}

/** React in a shadow root: it takes over the nodes that the build rendered, or begins with an empty root. */
export class ShadowRenderer {
  readonly #container: Element;
  readonly #root: Root;
  readonly #onReady: () => void;
  #ready = false;
  #waiting: ReactNode;

  constructor(shadow: ShadowRoot, sheet: CSSStyleSheet | undefined, first: ReactNode, onReady: () => void) {
    if (sheet && !shadow.adoptedStyleSheets.includes(sheet)) shadow.adoptedStyleSheets.push(sheet);
    serverStyle(shadow)?.remove();
    this.#onReady = onReady;
    const rendered = shadow.querySelector(`[${rootAttribute}]`);
    if (rendered) {
      this.#container = rendered;
      this.#root = hydrateRoot(rendered, this.#tree(first));
    } else {
      this.#container = document.createElement('div');
      shadow.replaceChildren(this.#container);
      this.#container.setAttribute(rootAttribute, '');
      this.#root = createRoot(this.#container);
      this.#root.render(this.#tree(first));
    }
  }

  /** An update before hydration is done would make React throw the nodes away, so it waits. */
  update(node: ReactNode): void {
    if (this.#ready) this.#root.render(this.#tree(node));
    else this.#waiting = node;
  }

  unmount(): void {
    this.#root.unmount();
    this.#container.remove();
  }

  #tree(node: ReactNode): ReactNode {
    return <Ready onReady={this.#becomeReady}>{node}</Ready>;
  }

  readonly #becomeReady = (): void => {
    this.#ready = true;
    if (this.#waiting !== undefined) this.update(this.#waiting);
    this.#waiting = undefined;
    this.#onReady();
  };
}
