import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { attributeName } from '../element/attribute-value.ts';
import { eventProp } from './event-prop.ts';
import type { LoadKit, WrappedWidget } from './wrapped-widget.ts';

type Values = Readonly<Record<string, unknown>>;
type AttributeValues = Readonly<Record<string, string | number | true | null | undefined>>;

/** React 18 warns of layout effects on a server, where none ever runs. */
const useBeforePaint = 'document' in globalThis ? useLayoutEffect : useEffect;

/**
 * A component of React 18 or 19 for a widget: it renders the tag, on a server too, and then brings the kit. React 18
 * hears no custom events, so the listeners are added here.
 */
export function reactWrapper(widget: WrappedWidget, loadKit: LoadKit) {
  const attributeNames = new Map(Object.keys(widget.attributes).map((prop) => [prop, attributeName(prop)]));
  const eventOf = new Map(widget.events.map((event) => [eventProp(event), event]));

  const Wrapper = forwardRef<HTMLElement, Values>(({ children, className, hidden, ...props }, ref) => {
    const element = useRef<HTMLElement>(null);
    const entries = Object.entries(props);
    const attributes = Object.fromEntries(
      entries.flatMap(([prop, value]) => {
        const name = attributeNames.get(prop);
        return name ? [[name, value === false ? undefined : value] as const] : [];
      }),
    );
    const others = entries.filter(([prop]) => !attributeNames.has(prop) && !eventOf.has(prop));

    useImperativeHandle(ref, () => element.current as HTMLElement, []);
    useAttributes(element, attributes as AttributeValues);
    useListeners(element, eventOf, props);
    useEffect(() => void loadKit(), []);

    return createElement(
      widget.tag,
      // oxlint-disable-next-line react/refs -- what takes it is React itself
      {
        ...Object.fromEntries(others),
        ...attributes,
        // React 18 writes the props of custom elements as they are called, and `false` as a text.
        class: className,
        hidden: hidden || undefined,
        ref: element,
        // The kit of another place on the page may have been here before React: it marks what it has made ready.
        suppressHydrationWarning: true,
      },
      children as ReactNode,
    );
  });
  Wrapper.displayName = widget.name;
  return Wrapper;
}

/** React 19 sets properties once the element is defined; styles and the kit look at the attributes. */
function useAttributes(element: RefObject<HTMLElement | null>, attributes: AttributeValues): void {
  const before = useRef<AttributeValues>({});
  useBeforePaint(() => {
    for (const name of new Set([...Object.keys(before.current), ...Object.keys(attributes)])) {
      const value = attributes[name];
      // What the element itself changes, such as `open`, stays until the prop changes.
      if (value === before.current[name]) continue;
      if (value === undefined || value === null) element.current?.removeAttribute(name);
      else element.current?.setAttribute(name, value === true ? '' : String(value));
    }
    before.current = attributes;
  });
}

/** One listener for each event, which calls what the last rendering gave. */
function useListeners(
  element: RefObject<HTMLElement | null>,
  eventOf: ReadonlyMap<string, string>,
  props: Values,
): void {
  const latest = useRef(props);
  useBeforePaint(() => {
    latest.current = props;
  });
  useBeforePaint(() => {
    const leaving = new AbortController();
    for (const [prop, event] of eventOf) {
      const listener = (sent: Event) => {
        const handler = latest.current[prop];
        if (typeof handler === 'function') handler(sent);
      };
      element.current?.addEventListener(event, listener, { signal: leaving.signal });
    }
    return () => leaving.abort();
  }, [element, eventOf]);
}
