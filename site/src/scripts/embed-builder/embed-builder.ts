import { languageOrDefault, locales } from '@vakman/domain/languages/languages';
import type { KitManifest } from '@vakman/widgets/build/embed-snippet';
import { colours } from '@vakman/tokens/colours/colours.ts';
import { accentReport, type AccentWords } from './accent-report.ts';
import { readColour } from './accent.ts';
import { configurationOf, fillForm, reportFaults, showFields } from './builder-form.ts';
import { chosenCode } from './chosen-code.ts';
import { linkOf, type EmbedFacts } from './chosen-snippet.ts';
import { firstConfiguration, queryOf, readConfiguration } from './configuration.ts';
import { startCopyButton } from './copy-button.ts';
import { showPreview } from './preview.ts';

/** Written in by the build. */
declare const __EMBED_FACTS__: EmbedFacts;
declare const __MANIFEST__: string;
declare const __INSTALL__: string;

/** An element of the page that the build renders. Throws where there is none of that kind. */
function part<Part extends HTMLElement>(id: string, kind: new () => Part): Part {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} #${id}`);
  return element;
}

const form = part('builder', HTMLFormElement);
const accent = part('accent', HTMLInputElement);
const picker = part('accent-picker', HTMLInputElement);
const report = part('accent-report', HTMLElement);
const stage = part('preview', HTMLElement);
const code = part('code', HTMLTextAreaElement);
const styles = part('styles', HTMLTextAreaElement);
const stylesField = part('styles-field', HTMLElement);
const status = part('code-status', HTMLElement);
const copy = part('copy', HTMLButtonElement);

const language = languageOrDefault(document.documentElement.lang);
const first = firstConfiguration(language);
let configuration = readConfiguration(new URLSearchParams(location.search), first);
let manifest: KitManifest | undefined;

async function loadManifest(): Promise<void> {
  try {
    const answer = await fetch(__MANIFEST__);
    if (!answer.ok) throw new Error(answer.statusText);
    manifest = (await answer.json()) as KitManifest;
    show();
  } catch {
    status.textContent = code.dataset['unpinned'] ?? '';
  }
}

function show(): void {
  const pinned = configuration.version === 'pinned' ? manifest : undefined;
  showFields(configuration);
  showPreview(stage, configuration, linkOf(configuration, __EMBED_FACTS__, language));
  picker.value = readColour(configuration.accent) ?? colours.accent.light;
  const sentences = accentReport(configuration, { ...report.dataset } as AccentWords, locales[language]);
  report.replaceChildren(
    ...sentences.map((sentence) => Object.assign(document.createElement('p'), { textContent: sentence })),
  );
  const chosen = chosenCode(configuration, {
    facts: __EMBED_FACTS__,
    install: __INSTALL__,
    language,
    pinned,
  });
  code.value = chosen.code;
  styles.value = chosen.styles;
  stylesField.hidden = chosen.styles === '';
  status.textContent = '';
}

function choose(isDone: boolean): void {
  configuration = configurationOf(form, first);
  // A widget that cannot stand in the chosen medium falls back to the first one.
  if (new FormData(form).get('medium') !== configuration.medium) fillForm(form, configuration);
  show();
  reportFaults(form, configuration, isDone);
  if (configuration.version === 'pinned' && !manifest) void loadManifest();
}

picker.addEventListener('input', () => {
  accent.value = picker.value;
});
form.addEventListener('input', () => choose(false));
form.addEventListener('change', () => {
  choose(true);
  const query = queryOf(configuration, first).toString();
  history.replaceState(null, '', location.pathname + (query && `?${query}`) + location.hash);
});

fillForm(form, configuration);
choose(true);
startCopyButton(form, copy, code, status);
