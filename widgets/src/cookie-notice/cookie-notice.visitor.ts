import { consentDateKey, consentKey } from '@vakman/domain/consent';

/** Where pointer or focus is, as a selector tells; the DOM of the tests knows neither. */
export type Place = ':hover' | ':focus-within' | 'elsewhere';

/** A page with a notice as the build renders it, as far as the timing looks at it, and who visits it, for tests. */
export function visitNotice(attributes = '') {
  document.body.innerHTML =
    `<vakman-cookie-notice ${attributes}></vakman-cookie-notice><input>` +
    '<a href="/privacy" data-cookie-settings><b></b></a>';
  const element = document.querySelector('vakman-cookie-notice') as HTMLElement;
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML =
    '<section tabindex="-1"><p></p><button value="accepted"></button><button value="declined"></button>' +
    '<button class="close"><svg></svg></button></section>';
  let place: Place = 'elsewhere';
  Reflect.set(element, 'matches', (selector: string) => {
    const known = selector.replaceAll(/:hover|:focus-within/g, (part) => (part === place ? '*' : '.nowhere'));
    return HTMLElement.prototype.matches.call(element, known);
  });
  const inside = (selector: string) => shadow.querySelector(selector) as HTMLElement;

  return {
    element,
    inside,
    field: document.querySelector('input') as HTMLElement,
    link: document.querySelector('a') as HTMLElement,
    /** The attributes that tell whether, and why, the notice shows. */
    state: () => ['open', 'data-shown'].filter((name) => element.hasAttribute(name)),
    goTo(where: Place) {
      place = where;
      if (where === 'elsewhere') element.dispatchEvent(new Event('pointerleave'));
    },
    /** As a browser tells the host when the focus comes into its shadow tree. */
    focusFrom(before: Element) {
      inside('button').focus();
      const options = { relatedTarget: before, bubbles: true, composed: true };
      element.dispatchEvent(new FocusEvent('focusin', options));
    },
  };
}

export type NoticeVisit = ReturnType<typeof visitNotice>;

export function click(target: Element, keys: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...keys });
  target.dispatchEvent(event);
  return event;
}

export const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

/** What the browser keeps: choice and time. */
export const stored = () => [localStorage.getItem(consentKey), localStorage.getItem(consentDateKey)];
export const nothing = [null, null];
