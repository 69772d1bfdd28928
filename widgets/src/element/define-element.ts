import r2wc, { type R2WCBaseProps } from '@r2wc/core';
import { languageOrDefault, type Language } from '@vakman/domain/languages/languages';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { attributeValue } from './attribute-value.ts';
import { cssAttributes, reflectCssAttributes, wearLook } from './css-attributes.ts';
import { repeatEarlyClick } from './early-click.ts';
import { createElementAssets, type ElementAssets } from './element-assets.ts';
import { MethodCalls } from './element-methods.ts';
import {
  commonAttributes,
  hydratedAttribute,
  type AttributeKind,
  type ElementDefinition,
} from './element-definition.ts';
import { failedAttribute, raiseLoadFailure } from './load-failure.ts';
import { leadToTop } from './lead-to-top.ts';
import { hasFocusInTag, moveFocusIn } from './move-focus-in.ts';
import { nameSource } from './name-source.ts';
import { onceSeen } from './once-seen.ts';
import { offPageLanguage, onPageLanguage } from './page-language.ts';
import { renderFailedEvent } from './render-boundary.tsx';
import { sendInSandbox } from './send-in-sandbox.ts';
import { ShadowRenderer } from './shadow-renderer.tsx';
import { tellMisspelt } from './tell-misspelt.ts';
import { textScaleSheet } from './text-scale.ts';

/** Name under which r2wc keeps its method, in the registry of symbols. */
const render = Symbol.for('r2wc.render');

/** What r2wc makes, as far as it is used here. */
interface AdaptedElement extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [render](): void;
}

/** Sent once the widget answers to the visitor; again where it was taken out of the page and came back. */
const readyEvent = 'widget-ready';
/** Sent once, when half of the widget has been in view for a second. */
const viewedEvent = 'widget-viewed';

/** Registers the element, unless another copy or version of the kit did so before. On a server there is no place for it. */
export function defineElement<Attributes extends object, Words extends object, Events>(
  definition: ElementDefinition<Attributes, Words, Events>,
): void {
  if ('customElements' in globalThis && !customElements.get(definition.tag))
    customElements.define(definition.tag, createElementClass(definition));
}

/**
 * r2wc keeps the props and says when to render. What it would do wrong is mended here: attributes are parsed by our
 * rules (no prop type of r2wc is used, so nothing throws and no object is written back into an attribute), one that is
 * removed is noticed, properties that were set before the upgrade are taken over, a declarative shadow root is kept,
 * being moved in the document is survived, and rendering waits until the element has its words.
 */
function createElementClass<Attributes extends object, Words extends object, Events>(
  definition: ElementDefinition<Attributes, Words, Events>,
): CustomElementConstructor {
  const kinds: Readonly<Record<string, AttributeKind>> = { ...commonAttributes, ...definition.attributes };
  const assets = createElementAssets(definition);
  const Component = definition.Component as ComponentType<object>;

  const elementOf = (container: HTMLElement) => (container as unknown as ShadowRoot).host as VakmanElement;
  const unparsed = Object.fromEntries(Object.keys(kinds).map((prop) => [prop, 'unparsed'])) as object;
  const Adapted = r2wc<R2WCBaseProps, ShadowRenderer>(
    Component,
    { shadow: 'open', props: unparsed },
    {
      mount: (container, _, props) => elementOf(container).mount(props),
      update: (mounted, props) => props.container && mounted.update(elementOf(props.container).view(props)),
      unmount: (mounted) => mounted.unmount(),
    },
  ) as unknown as (new () => AdaptedElement) & { readonly observedAttributes: readonly string[] };

  // r2wc names the attributes in the order of the props.
  const names = Object.keys(kinds);
  const propOf = new Map(Adapted.observedAttributes.map((attribute, index) => [attribute, names[index]]));

  class VakmanElement extends Adapted {
    static override get observedAttributes(): readonly string[] {
      return [...propOf.keys(), 'look'];
    }

    constructor() {
      super();
      this.addEventListener('click', leadToTop);
      this.addEventListener('click', sendInSandbox);
      // What the page put into the tag is to be seen until there is something better.
      if (!this.shadowRoot.firstChild) this.shadowRoot.append(document.createElement('slot'));
      for (const prop of [...names, ...cssAttributes].filter((name) => Object.hasOwn(this, name))) {
        const value = Reflect.get(this, prop) as unknown;
        Reflect.deleteProperty(this, prop);
        Reflect.set(this, prop, value);
      }
    }

    /** Attributes come one by one before the element is connected; it renders when it has them all. */
    #complete = false;

    readonly calls = new MethodCalls();

    #stopLooking: (() => void) | undefined;
    #seen = false;

    get #language(): Language {
      // In the shadow root of a page nothing is around it but the page itself.
      const around = this.closest('[lang]') ?? document.documentElement;
      return languageOrDefault(this.lang || around.getAttribute('lang'));
    }

    get #assets(): ElementAssets<Words> | undefined {
      return assets.get(this.#language, this.shadowRoot);
    }

    readonly #emit = (name: string, detail: unknown): void => {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    };

    mount(props: R2WCBaseProps): ShadowRenderer {
      tellMisspelt(this, [...propOf.keys(), ...cssAttributes]);
      const hadFocus = hasFocusInTag(this);
      const sheets = [this.#assets?.sheet, textScaleSheet()].filter((sheet) => sheet !== undefined);
      return new ShadowRenderer(this.shadowRoot, sheets, this.view(props), {
        onReady: () => {
          this.setAttribute(hydratedAttribute, '');
          this.removeAttribute(failedAttribute);
          if (hadFocus) moveFocusIn(this);
          repeatEarlyClick(this);
          this.#emit(readyEvent, { tag: definition.tag });
          this.#stopLooking ??= onceSeen(this, () => {
            this.#seen = true;
            this.#emit(viewedEvent, { tag: definition.tag });
          });
        },
        onFailed: () => {
          this.setAttribute(failedAttribute, '');
          this.removeAttribute(hydratedAttribute);
          nameSource(this);
          this.#emit(renderFailedEvent, { tag: definition.tag });
        },
      });
    }

    view(props: R2WCBaseProps): ReactNode {
      const language = this.#language;
      const { expose } = this.calls;
      // Frameworks that set properties set a bare attribute as an empty text.
      const given = Object.entries(props).map(([name, value]) => [
        name,
        kinds[name] === 'flag' && value === '' ? true : (value as unknown),
      ]);
      const surroundings = { language, words: this.#assets?.words, emit: this.#emit, expose };
      return createElement(Component, { ...Object.fromEntries(given), ...surroundings });
    }

    override attachShadow(init: ShadowRootInit): ShadowRoot {
      // Null until now where the build rendered nothing; the type tells of the time after this call.
      // oxlint-disable-next-line typescript/no-unnecessary-condition
      return this.shadowRoot ?? super.attachShadow(init);
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      if (attribute === 'look') this.#look = wearLook(this);
      const prop = propOf.get(attribute);
      const kind = prop && kinds[prop];
      if (kind) Reflect.set(this, prop, attributeValue(kind, text));
    }

    /** With the first words and styles, so that nothing changes before the visitor's eyes. */
    #look: Promise<void> | undefined;

    readonly #followPage = (): void => this[render]();

    override connectedCallback(): void {
      this.#complete = true;
      nameSource(this);
      // An element that the page made before we came hears of no attribute that its own property sets meanwhile.
      this.#look = wearLook(this);
      onPageLanguage(this.#followPage);
      super.connectedCallback();
    }

    /** A moved element is taken out and put in again within one task: then it goes on as it was. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#complete = false;
        this.#stopLooking?.();
        if (!this.#seen) this.#stopLooking = undefined;
        offPageLanguage(this.#followPage);
        super.disconnectedCallback();
        this.removeAttribute(hydratedAttribute);
      });
    }

    override [render](): void {
      if (!this.#complete) return;
      if (this.#assets) super[render]();
      else void this.#renderWhenLoaded();
    }

    async #renderWhenLoaded(): Promise<void> {
      const language = this.#language;
      try {
        await Promise.all([assets.load(language), this.#look]);
      } catch (error) {
        raiseLoadFailure(definition.tag, [this], error);
        return;
      }
      if (this.isConnected && language === this.#language) this[render]();
    }
  }
  reflectCssAttributes(VakmanElement.prototype);
  for (const name of definition.methods ?? []) {
    const value = function call(this: VakmanElement, ...values: unknown[]) {
      return this.calls.call(name, values);
    };
    Object.defineProperty(VakmanElement.prototype, name, { value, configurable: true, writable: true });
  }
  return VakmanElement;
}
