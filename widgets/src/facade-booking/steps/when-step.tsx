import type { SquareMeters } from '@vakman/domain/square-meters';
import { useMemo, type FormEvent } from 'react';
import { SlotPicker } from '../../ui/slot-picker/slot-picker.tsx';
import { errorText } from '../facade-booking.validation.ts';
import { HoldNotice } from '../hold/hold-notice.tsx';
import { StepActions, StepSummary, StepTitle } from '../step-frame.tsx';
import type { FacadeBookingBackend } from '../facade-booking.backend.ts';
import { useSlots } from '../../ui/slot-picker/use-slots.ts';
import type { StepProps } from './later-steps.tsx';

/** Days and times; the chosen one is held at once. */
export function WhenStep(step: StepProps & { readonly backend: FacadeBookingBackend }) {
  const { props, state, dispatch, form, flow, holding, backend } = step;
  const { language, words } = props;
  const { messages } = words;
  const { hold, choose, secure } = holding;
  const size = form.getValues('square_meters') as SquareMeters;
  const { slots, trouble, more, again } = useSlots(size, backend);
  const free = useMemo(
    () => slots?.filter(({ starts_at }) => !hold.gone?.includes(starts_at)),
    [slots, hold.gone],
  );
  const listed = hold.slot ? [] : state.listed;
  const missing = listed.length > 0;

  const goOn = async () => {
    if (!hold.slot) {
      dispatch({ type: 'invalid', fields: ['slot'] });
      return;
    }
    dispatch({ type: 'busy' });
    if ((await secure()) === 'lost') dispatch({ type: 'shown', step: 'when', changing: state.changing });
    else flow.next();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!state.busy) void goOn();
  };
  return (
    <form onSubmit={submit} noValidate aria-label={messages.title}>
      <StepSummary form={form} listed={listed} messages={messages} />
      <StepTitle step="when" messages={messages} />
      {hold.status === 'lost' && <HoldNotice {...{ holding, language, words }} />}
      <div className={missing ? 'field time-field wrong' : 'field time-field'} id="slot" tabIndex={-1}>
        {missing && (
          <p className="error">
            <span className="unseen">{messages.errorSummary.prefix}</span>{' '}
            {errorText(messages, 'slot.required')}
          </p>
        )}
        <SlotPicker
          size={size}
          slots={free}
          chosen={hold.slot?.starts_at}
          onChoose={(slot) => void choose(slot)}
          onMore={more}
          alternatives={hold.alternatives}
          failed={trouble !== undefined}
          onAgain={again}
          language={language}
          messages={words.slots}
        />
      </div>
      <StepActions state={state} messages={messages} onBack={flow.back}>
        {hold.status !== 'lost' && <HoldNotice {...{ holding, language, words }} />}
      </StepActions>
    </form>
  );
}
