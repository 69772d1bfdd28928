import { surfaceStates } from '@vakman/domain/estimate/estimate';
import { languageOrDefault } from '@vakman/domain/languages/languages';
import { buildingTypes } from '@vakman/domain/quote-request/quote-request.preference-fields';
import { estimateWords, type EstimateMessages } from './estimator.words.ts';

/** Numbers that the build wrote beside a work. */
interface WorkFacts {
  readonly min: string;
  readonly max: string;
  readonly percent: string;
  readonly newPercent: string;
  readonly service: string;
}

const language = languageOrDefault(document.documentElement.lang);

/** The chosen option of a list, of those that the build rendered. */
function chosen(form: HTMLFormElement, list: string): HTMLOptionElement {
  const [option] = form.querySelector<HTMLSelectElement>(`[data-list=${list}]`)?.selectedOptions ?? [];
  if (!option) throw new Error(`The estimator has no list ${list}`);
  return option;
}

/** Writes into a part of the answer. */
function say(form: HTMLFormElement, part: string, words = ''): void {
  const element = form.querySelector(`[data-part=${part}]`);
  if (element) element.textContent = words;
}

/** Tells what the choices cost; without an area that can be estimated, which area it may be. */
function show(form: HTMLFormElement): void {
  const area = form.querySelector<HTMLInputElement>('[type=number]');
  const service = form.querySelector<HTMLInputElement>('[type=hidden]');
  if (!area || !service) return;
  const [work, stateOption, building] = [
    chosen(form, 'work'),
    chosen(form, 'state'),
    chosen(form, 'building'),
  ];
  const facts = { ...work.dataset } as unknown as WorkFacts;
  service.value = facts.service;
  area.ariaInvalid = String(!area.validity.valid);
  const state = surfaceStates.find((each) => each === stateOption.value);
  const type = buildingTypes.find((each) => each === building.value);
  const reasons = form.querySelector<HTMLElement>('[data-part=reasons]');
  if (reasons) reasons.hidden = !area.validity.valid;
  if (!area.validity.valid || !state || !type) return say(form, 'range', form.dataset['fault']);
  const words = estimateWords(
    {
      min: Number(facts.min),
      max: Number(facts.max),
      vat: { percent: Number(facts.percent), newBuildingPercent: Number(facts.newPercent) },
    },
    { area: area.valueAsNumber, state, building: type },
    { ...form.dataset } as unknown as EstimateMessages,
    language,
  );
  for (const [part, said] of Object.entries(words)) say(form, part, said);
  say(form, 'work', work.dataset['why']);
  say(form, 'state', stateOption.dataset['why']);
}

const form = document.querySelector<HTMLFormElement>('.estimator form');
if (form) {
  form.addEventListener('input', () => show(form));
  show(form);
}
