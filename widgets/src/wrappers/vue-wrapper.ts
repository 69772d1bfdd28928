import { defineComponent, h, onMounted, shallowRef, type PropType } from 'vue';
import { attributeName } from '../element/attribute-value.ts';
import type { AttributeKind } from '../element/element-definition.ts';
import { eventProp } from './event-prop.ts';
import type { LoadKit, WrappedWidget } from './wrapped-widget.ts';

type Method = (...values: unknown[]) => Promise<unknown>;

const constructors: Readonly<Record<AttributeKind, PropType<unknown>>> = {
  text: String,
  flag: Boolean,
};

/**
 * Stands before the name of an attribute where Vue would set a property: styles and the kit look at attributes. Older
 * versions do not know it on a server.
 */
const asAttribute = 'document' in globalThis ? '^' : '';

/** A component of Vue 3 for a widget: it renders the tag, on a server too, and then brings the kit. */
export function vueWrapper({ tag, name, attributes, events, methods }: WrappedWidget, loadKit: LoadKit) {
  return defineComponent({
    name,
    props: Object.fromEntries(
      Object.entries(attributes).map(([prop, kind]) => [prop, { type: constructors[kind] }]),
    ),
    emits: [...events],
    setup(props: Readonly<Record<string, unknown>>, { emit, expose, slots }) {
      const element = shallowRef<HTMLElement | null>(null);
      const calls = methods.map((method): [string, Method] => [
        method,
        async (...values) => {
          // What comes when it is asked for is asked for by this attribute; what is there does the same by it.
          if (method === 'show') element.value?.setAttribute('open', '');
          await customElements.whenDefined(tag);
          return (element.value as unknown as Readonly<Record<string, Method>> | null)?.[method]?.(...values);
        },
      ]);
      expose({ element, ...Object.fromEntries(calls) });
      onMounted(() => void loadKit());
      const listeners = Object.fromEntries(
        events.map((event) => [eventProp(event), (sent: Event) => emit(event, sent)]),
      );
      return () => {
        const set = Object.keys(attributes).flatMap((prop) => {
          const value = props[prop];
          return value === undefined || value === false
            ? []
            : [[asAttribute + attributeName(prop), value === true ? '' : value] as const];
        });
        return h(tag, { ref: element, ...Object.fromEntries(set), ...listeners }, slots['default']?.());
      };
    },
  });
}
