import { isAccent, isSource } from './chosen-snippet.ts';
import { mediaOf, readConfiguration, type Configuration } from './configuration.ts';
import { flagsOf, propsOf, showsAccent, takesSource } from './offered-widgets.ts';

/** What is chosen in the form now. */
export function configurationOf(form: HTMLFormElement, first: Configuration): Configuration {
  const values = new URLSearchParams();
  // There is no file among them.
  new FormData(form).forEach((value, name) => values.append(name, value as string));
  return readConfiguration(values, first);
}

/** Sets the controls to a configuration. */
export function fillForm(form: HTMLFormElement, { flags, ...texts }: Configuration): void {
  for (const [name, value] of Object.entries(texts)) {
    // A select, a text field, or the radio buttons of that name together.
    Object.assign(form.elements.namedItem(name) ?? {}, { value });
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    box.checked = flags.includes(box.name);
  }
}

/** Shows what the chosen widget has, and nothing of the others. */
export function showFields({ widget, medium }: Configuration): void {
  const shown = new Set<string>([
    widget,
    ...flagsOf(widget),
    ...(propsOf(widget).includes('tab') ? ['tab'] : []),
    ...(takesSource(widget) ? ['source'] : []),
    ...(showsAccent(widget) && medium !== 'frame' ? ['accent'] : []),
    ...(medium === 'html' ? ['version'] : []),
    ...mediaOf(widget),
  ]);
  for (const field of document.querySelectorAll<HTMLElement>('[data-field]')) {
    field.hidden = !shown.has(field.dataset['field'] ?? '');
  }
}

/**
 * Tells below a field what is wrong with it.
 *
 * @param atOnce also while somebody types; otherwise a fault is only taken back.
 */
export function reportFaults(form: HTMLFormElement, configuration: Configuration, atOnce: boolean): void {
  const isRight = { accent: isAccent(configuration.accent), source: isSource(configuration.source) };
  for (const [name, right] of Object.entries(isRight)) {
    const field = form.querySelector<HTMLInputElement>(`input[name=${name}]`);
    const fault = document.getElementById(`${name}-fault`);
    if (!field || !fault || !(right || atOnce)) continue;
    field.ariaInvalid = String(!right);
    fault.textContent = right ? '' : (fault.dataset['words'] ?? '');
  }
}
