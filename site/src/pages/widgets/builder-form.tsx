import { languages } from '@vakman/domain/languages/languages';
import { longestSource } from '@vakman/domain/form/form.source.ts';
import { colours } from '@vakman/tokens/colours/colours';
import { usePage } from '../../page/page-context.tsx';
import {
  looks,
  media,
  mediumNames,
  tabs,
  themes,
  versions,
} from '../../scripts/embed-builder/configuration.ts';
import { offeredWidgets } from '@vakman/widgets/generated/offered-widgets.ts';
import { Choices } from './builder-fields.tsx';
import { TypedField } from './builder-fields.tsx';

/** The form as it is for a quote form in the language of the page; the script shows what another widget has. */
export function BuilderForm() {
  const { content, lang, t } = usePage();
  const contrasts = { contrast: '{contrast}', needed: '{needed}' };
  return (
    <form className="builder-form" id="builder" autoComplete="off" noValidate>
      <Choices
        name="widget"
        legend={t('widgetsPage.widget')}
        choices={offeredWidgets.map((value) => ({ value, label: t(`widgetsPage.widgets.${value}.name`) }))}
      />
      <p className="builder-field">
        <label htmlFor="builder-language">{t('widgetsPage.language')}</label>
        <select id="builder-language" name="lang" defaultValue={lang}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {content.languages[language].name}
            </option>
          ))}
          <option value="page">{t('widgetsPage.languageOfPage')}</option>
        </select>
      </p>
      <Choices
        name="theme"
        legend={t('widgetsPage.theme')}
        choices={themes.map((value) => ({ value, label: t(`widgetsPage.themes.${value}`) }))}
      />
      <Choices
        name="look"
        legend={t('widgetsPage.look')}
        choices={looks.map((value) => ({ value, label: t(`widgetsPage.looks.${value}`) }))}
      />
      <div data-field="tab" hidden>
        <Choices
          name="tab"
          legend={t('widgetsPage.tab')}
          choices={tabs.map((value) => ({ value, label: t(`widgetsPage.tabs.${value}`) }))}
        />
      </div>
      <TypedField
        name="accent"
        label={t('widgetsPage.accent')}
        hint={t('widgetsPage.accentHint')}
        fault={t('widgetsPage.accentFault')}
        beside={
          <input
            id="accent-picker"
            type="color"
            aria-label={t('widgetsPage.accentPicker')}
            defaultValue={colours.accent.light}
          />
        }
      >
        <div
          id="accent-report"
          className="small"
          aria-live="polite"
          data-white={t('widgetsPage.letters.white', contrasts)}
          data-black={t('widgetsPage.letters.black', contrasts)}
          data-light={t('widgetsPage.drowns.light', contrasts)}
          data-dark={t('widgetsPage.drowns.dark', contrasts)}
        />
      </TypedField>
      <TypedField
        name="source"
        label={t('widgetsPage.source')}
        hint={t('widgetsPage.sourceHint', { most: longestSource })}
        fault={t('widgetsPage.sourceFault', { most: longestSource })}
      />
      <fieldset>
        <legend>{t('widgetsPage.options')}</legend>
        <Flag attribute="hide-title" label={t('widgetsPage.flags.hideTitle')} />
        <Flag attribute="built-in-only" label={t('widgetsPage.flags.builtInOnly')} hidden />
        <Flag attribute="automatic" label={t('widgetsPage.flags.automatic')} hidden />
        <Flag attribute="steps" label={t('widgetsPage.flags.steps')} />
        <Flag attribute="test" label={t('widgetsPage.flags.test')} />
      </fieldset>
      <div data-field="version">
        <Choices
          name="version"
          legend={t('widgetsPage.version')}
          choices={versions.map((value) => ({
            value,
            label: t(`widgetsPage.versions.${value}`),
            hint: t(`widgetsPage.versions.${value}Hint`),
          }))}
        />
      </div>
      <Choices
        name="medium"
        legend={t('widgetsPage.medium')}
        choices={media.map((value) => ({ value, label: mediumNames[value], field: value }))}
      />
    </form>
  );
}

interface FlagProps {
  readonly attribute: string;
  readonly label: string;
  /** Another widget than the first one has it. */
  readonly hidden?: boolean;
}

function Flag({ attribute, label, hidden = false }: FlagProps) {
  return (
    <label className="choice" data-field={attribute} hidden={hidden}>
      <input type="checkbox" name={attribute} />
      <span>{label}</span>
    </label>
  );
}
