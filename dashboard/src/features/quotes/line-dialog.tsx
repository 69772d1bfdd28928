import type { Language } from '@vakman/domain/languages/languages';
import { formatCents } from '@vakman/domain/format/format.prices';
import type { TypedLine } from '@vakman/domain/quote/quote.drafts';
import { quoteLimits, quoteLineKinds, quoteUnits, quoteWorks } from '@vakman/domain/quote/quote.lines';
import { lineTotal } from '@vakman/domain/quote/quote.totals';
import { fill } from '@vakman/domain/text/fill';
import { SelectField } from '@vakman/widgets/ui/select-field.tsx';
import { TextareaField } from '@vakman/widgets/ui/textarea-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { quotesWords } from '../../../generated/quotes.words.ts';
import { OfficeDialog } from '../../ui/office-dialog/office-dialog.tsx';
import { language as ownLanguage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { lineFaults, type LineFault } from './quote-faults.ts';
import { lineOf } from './typed-quote.ts';
import { useLeftFields } from './use-left-fields.ts';

interface LineDialogProps {
  readonly line: TypedLine;
  /** Of the customer. */
  readonly language: Language;
  /** What alternatives of other lines are to. */
  readonly groups: readonly string[];
  readonly onLine: (changes: Partial<TypedLine>) => void;
  readonly onRemove: () => void;
  /** Another one is wanted; missing where no more fit. */
  readonly onNext?: () => void;
  readonly onClose: () => void;
}

/** One line: what is done, how much of it, what it costs, and whether the customer may choose it. */
export function LineDialog({ line, language, groups, onLine, onRemove, onNext, onClose }: LineDialogProps) {
  const { line: words, lines, kinds, units, works, errors, errorPrefix } = useWords(quotesWords);
  const faults = lineFaults(line);
  const { isTold, leave, leaveAll } = useLeftFields(faults);
  const common = (field: LineFault, label: string) => ({
    id: `line-${field}`,
    label,
    errorPrefix,
    error: isTold(field) ? errors[`line-${field}`] : undefined,
  });
  const [isNew] = useState(line.title === '');
  useEffect(() => {
    // Whoever adds a line begins to type; whoever opens one may want anything of it.
    if (isNew) document.querySelector<HTMLElement>('#line-title')?.focus();
  }, [isNew]);
  const counted = faults.length === 0 ? lineOf(line) : undefined;
  const title = line.title.trim() === '' ? lines.untitled : line.title;
  const select = { errorPrefix, error: undefined };
  return (
    <OfficeDialog title={title} close={words.close} onClose={onClose}>
      <form
        className="quote-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          leaveAll();
          const [wrong] = faults;
          if (wrong === undefined) onClose();
          else document.querySelector<HTMLElement>(`#line-${wrong}`)?.focus();
        }}
      >
        <TextField
          {...common('title', words.title)}
          input={{
            value: line.title,
            maxLength: quoteLimits.title,
            autoComplete: 'off',
            lang: language,
            onChange: ({ target }) => onLine({ title: target.value }),
            onBlur: leave('title'),
          }}
        />
        <TextareaField
          id="line-description"
          label={words.description}
          errorPrefix={errorPrefix}
          error={undefined}
          textarea={{
            rows: 3,
            value: line.description,
            maxLength: quoteLimits.description,
            lang: language,
            onChange: ({ target }) => onLine({ description: target.value }),
          }}
        />
        <div className="line-numbers">
          <TextField
            {...common('quantity', words.quantity)}
            input={{
              inputMode: 'decimal',
              autoComplete: 'off',
              value: line.quantity,
              onChange: ({ target }) => onLine({ quantity: target.value }),
              onBlur: leave('quantity'),
            }}
          />
          <SelectField
            {...select}
            id="line-unit"
            label={words.unit}
            choices={quoteUnits.map((value) => ({ value, label: units[value] }))}
            select={{
              value: line.unit,
              onChange: ({ target }) => onLine({ unit: target.value as TypedLine['unit'] }),
            }}
          />
          <TextField
            {...common('price', words.price)}
            input={{
              inputMode: 'decimal',
              autoComplete: 'off',
              value: line.price,
              onChange: ({ target }) => onLine({ price: target.value }),
              onBlur: leave('price'),
            }}
          />
        </div>
        <SelectField
          {...select}
          id="line-work"
          label={words.work}
          choices={quoteWorks.map((value) => ({ value, label: works[value] }))}
          select={{
            value: line.work,
            onChange: ({ target }) => onLine({ work: target.value as TypedLine['work'] }),
          }}
        />
        <SelectField
          {...select}
          id="line-kind"
          label={words.kind}
          choices={quoteLineKinds.map((value) => ({ value, label: kinds[value] }))}
          select={{
            value: line.kind,
            onChange: ({ target }) => onLine({ kind: target.value as TypedLine['kind'] }),
          }}
        />
        {line.kind === 'alternative' && (
          <>
            <TextField
              {...common('group', words.group)}
              hint={words.groupHint}
              input={{
                value: line.group,
                maxLength: quoteLimits.group,
                autoComplete: 'off',
                list: 'line-groups',
                lang: language,
                onChange: ({ target }) => onLine({ group: target.value }),
                onBlur: leave('group'),
              }}
            />
            <datalist id="line-groups">
              {groups.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </datalist>
          </>
        )}
        <output className="line-total">
          {counted &&
            fill(words.total, { total: formatCents(lineTotal(counted, 'older').total, ownLanguage) })}
        </output>
        <p className="quote-acts">
          <button className="button primary">{words.done}</button>
          {onNext && faults.length === 0 && (
            <button type="button" className="button" onClick={onNext}>
              {words.next}
            </button>
          )}
          <button type="button" className="link" onClick={onRemove}>
            {words.remove}
          </button>
        </p>
      </form>
    </OfficeDialog>
  );
}
