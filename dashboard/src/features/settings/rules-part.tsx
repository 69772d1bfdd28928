import { numberRules, visitLength, type BookingSettings } from '@vakman/domain/booking/booking.settings';
import type { RuleChange } from '@vakman/supabase/client/booking-settings';
import { fill } from '@vakman/domain/text/fill';
import { wordsByLanguage as quoteFormWords } from '@vakman/widgets/generated/quote-form.words.ts';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { Link } from '@swan-io/chicane';
import { useState } from 'react';
import { settingsWords } from '../../../generated/settings.words.ts';
import { router } from '../../router/router.ts';
import { useWords } from '../../words/use-words.ts';
import { SettingsPart } from './settings-part.tsx';
import { chosenRules, ruleNames, sizesOf, typedRules } from './typed-rules.ts';

interface RulesPartProps {
  readonly rules: BookingSettings;
  /** Whether it was done. */
  readonly onChoose: (changes: readonly RuleChange[]) => Promise<boolean>;
}

/** The rules of booking: what is left empty stays as the site was built. */
export function RulesPart({ rules, onChoose }: RulesPartProps) {
  const { booking: words, save, errorPrefix } = useWords(settingsWords);
  const sizes: Readonly<Record<string, string>> = useWords(quoteFormWords).messages.options.square_meters;
  const [seen, setSeen] = useState(rules);
  const [typed, setTyped] = useState(() => typedRules(rules));
  const [refused, setRefused] = useState(false);
  const isTyped = (by: BookingSettings) =>
    Object.entries(typedRules(by)).every(([name, text]) => typed[name] === text);
  // What a colleague chose comes where nobody typed; where somebody did, he is told of it when he saves, and what he
  // typed stays.
  if (rules !== seen && (refused || isTyped(seen) || isTyped(rules))) {
    setSeen(rules);
    setRefused(false);
    if (!refused) setTyped(typedRules(rules));
  }
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    const chosen = chosenRules(seen, typed);
    setWrong(chosen.wrong);
    const [first] = chosen.wrong;
    if (first !== undefined) return document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (chosen.changes.length === 0) return undefined;
    setBusy(true);
    setRefused(!(await onChoose(chosen.changes)));
    return setBusy(false);
  };
  const field = (name: string, label: string, told: number, limits: { least: number; most: number }) => (
    <TextField
      key={name}
      id={`rule-${name.replace('+', '-more')}`}
      label={label}
      hint={fill(words.told, { value: told })}
      errorPrefix={errorPrefix}
      error={wrong.includes(name) ? fill(words.wrong, limits) : undefined}
      input={{
        name,
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: 5,
        value: typed[name] ?? '',
        onChange: ({ target }) => {
          setTyped({ ...typed, [name]: target.value });
          setRefused(false);
        },
      }}
    />
  );
  return (
    <SettingsPart title={words.title}>
      <p>
        {words.text} <Link to={router.calendar()}>{words.open}</Link>
      </p>
      <form
        className="settings-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        {ruleNames.map((name) => field(name, words.rules[name], rules[name].told, numberRules[name]))}
        {sizesOf(rules).map((size) =>
          field(
            size,
            fill(words.length, { size: sizes[size] ?? size }),
            rules.visitMinutes.told[size] ?? 0,
            visitLength,
          ),
        )}
        <button type="submit" className="button primary" aria-disabled={busy}>
          {save}
        </button>
      </form>
    </SettingsPart>
  );
}
