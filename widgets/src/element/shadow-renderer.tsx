import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RenderBoundary } from './render-boundary.tsx';

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

/** Whom a renderer tells what became of it. */
export interface RendererEvents {
  /** It answers to the visitor. */
  readonly onReady: () => void;
  /** Something in it failed; what was there before it is there again. */
  readonly onFailed: () => void;
}

/** React in a shadow root: it takes over the nodes that the build rendered, or begins with an empty root. */
export class ShadowRenderer {
  readonly #shadow: ShadowRoot;
  readonly #container: Element;
  readonly #root: Root;
  readonly #events: RendererEvents;
  #state: 'beginning' | 'ready' | 'failed' = 'beginning';
  #waiting: ReactNode;
  /** What the build rendered, with what was typed into it; until React has taken it over. */
  #before: Node | undefined;

  constructor(
    shadow: ShadowRoot,
    sheets: readonly CSSStyleSheet[],
    first: ReactNode,
    events: RendererEvents,
  ) {
    this.#shadow = shadow;
    this.#events = events;
    const missing = sheets.filter((sheet) => !shadow.adoptedStyleSheets.includes(sheet));
    shadow.adoptedStyleSheets.push(...missing);
    serverStyle(shadow)?.remove();
    const rendered = shadow.querySelector(`[${rootAttribute}]`);
    if (rendered) {
      this.#container = rendered;
      this.#before = rendered.cloneNode(true);
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
    if (this.#state === 'ready') this.#root.render(this.#tree(node));
    else this.#waiting = node;
  }

  unmount(): void {
    this.#root.unmount();
    this.#shadow.replaceChildren();
  }

  #tree(node: ReactNode): ReactNode {
    return (
      <RenderBoundary onFailed={this.#fail}>
        <Ready onReady={this.#becomeReady}>{node}</Ready>
      </RenderBoundary>
    );
  }

  readonly #becomeReady = (): void => {
    this.#state = 'ready';
    this.#before = undefined;
    if (this.#waiting !== undefined) this.update(this.#waiting);
    this.#waiting = undefined;
    this.#events.onReady();
  };

  /** What worked without script works again, and what the page put into the tag is seen. */
  readonly #fail = (): void => {
    this.#state = 'failed';
    this.#shadow.replaceChildren(...(this.#before ? [this.#before] : []), document.createElement('slot'));
    this.#events.onFailed();
  };
}
