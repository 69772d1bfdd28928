import { facts } from '../../../generated/facts.ts';
import type { SlotPickerMessages } from './slot-picker.words.ts';

interface SlotTroubleProps {
  readonly messages: SlotPickerMessages;
  readonly onAgain: (() => void) | undefined;
}

/** Times that did not come, and the two ways on. */
export function SlotTrouble({ messages, onAgain }: SlotTroubleProps) {
  const { phone } = facts.company;
  return (
    <div className="slots-trouble" role="alert">
      <p>
        {messages.failed} <a href={phone.href}>{phone.display}</a>
      </p>
      <button className="button" type="button" onClick={onAgain}>
        {messages.again}
      </button>
    </div>
  );
}
