import type { OfferDraft } from '@vakman/domain/quote/offered-quote.draft';
import { signerName } from '@vakman/domain/quote/quote.answering';
import { errorId, hintId } from '@vakman/domain/form/form.field';
import { FieldNotes } from '@vakman/widgets/ui/field.tsx';
import { RadioField } from '@vakman/widgets/ui/radio-field.tsx';
import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { offeredQuoteWords } from '../../../generated/offered-quote.words.ts';
import { useWords } from '../../words/use-words.ts';
import { DrawingPad } from './drawing-pad.tsx';
import type { KeptDraft } from './use-offer-draft.ts';

interface SignatureFieldsProps extends Pick<KeptDraft, 'draft' | 'change'> {
  readonly errors: Partial<Record<'name' | 'drawing', string>>;
}

/** Who signs, and how: what he typed is the signature, or what he draws. */
export function SignatureFields({ draft, change, errors }: SignatureFieldsProps) {
  const { signature: words, errors: errorWords } = useWords(offeredQuoteWords);
  return (
    <>
      <TextField
        id="offer-name"
        label={words.name}
        hint={words.nameHint}
        error={errors.name}
        errorPrefix={errorWords.prefix}
        input={{
          autoComplete: 'name',
          maxLength: signerName.max,
          value: draft.name,
          onChange: ({ currentTarget }) => change({ name: currentTarget.value }),
        }}
      />
      <RadioField
        id="offer-signature"
        label={words.kind}
        errorPrefix={errorWords.prefix}
        error={undefined}
        choices={[
          { value: 'typed', label: words.typed },
          { value: 'drawn', label: words.drawn },
        ]}
        chosen={draft.signature}
        input={{
          name: 'offer-signature',
          onChange: ({ currentTarget }) =>
            change({ signature: currentTarget.value as OfferDraft['signature'] }),
        }}
      />
      {draft.signature === 'typed' ? (
        draft.name.trim() !== '' && (
          <p className="offer-typed" aria-hidden="true" dir="auto">
            {draft.name}
          </p>
        )
      ) : (
        <Drawing draft={draft} change={change} error={errors.drawing} />
      )}
    </>
  );
}

interface DrawingProps extends Pick<KeptDraft, 'draft' | 'change'> {
  readonly error: string | undefined;
}

function Drawing({ draft, change, error }: DrawingProps) {
  const { signature: words, errors } = useWords(offeredQuoteWords);
  const id = 'offer-drawing';
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <FieldNotes id={id} hint={words.drawHint} error={error} errorPrefix={errors.prefix} />
      <DrawingPad
        id={id}
        label={draft.drawing === '' ? words.pad : words.padDrawn}
        describedBy={error ? errorId(id) : hintId(id)}
        path={draft.drawing}
        onDraw={(drawing) => change({ drawing })}
      />
      {draft.drawing !== '' && (
        <button type="button" className="link" onClick={() => change({ drawing: '' })}>
          {words.clear}
        </button>
      )}
    </div>
  );
}
