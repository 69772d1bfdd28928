import { formatMinutes } from '@vakman/domain/format/format.durations';
import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import type { FacadeBookingProps } from '../facade-booking.props.ts';
import { soonOver, spokenMinutes } from './hold.ts';
import type { HoldControls } from './use-hold.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

interface HoldNoticeProps extends Pick<FacadeBookingProps, 'language' | 'words'> {
  readonly holding: HoldControls;
  /** Whether nothing can be done about it now. */
  readonly inert?: boolean;
}

/** How it stands with the chosen time. */
export function HoldNotice({ holding, language, words, inert }: HoldNoticeProps) {
  const { hold, choose } = holding;
  const { hold: texts } = words.messages;
  const { slot, until, status } = hold;
  const again = () => {
    if (slot) void choose(slot);
  };
  switch (status) {
    case 'none':
      return null;
    case 'asking':
      return (
        <div className="hold">
          <output>{texts.asking}</output>
        </div>
      );
    case 'held':
      return (
        <div className="hold" inert={inert}>
          <TimeLeft key={until} {...{ until, language, texts }} onOver={holding.expire} onLonger={again} />
        </div>
      );
    default:
      return (
        <div className="hold warning" role="alert" inert={inert}>
          <p>{texts[status]}</p>
          {status === 'expired' && (
            <button className="button" type="button" onClick={again}>
              {texts.again}
            </button>
          )}
        </div>
      );
  }
}

interface TimeLeftProps extends Pick<FacadeBookingProps, 'language'> {
  readonly until: number | undefined;
  readonly texts: FacadeBookingProps['words']['messages']['hold'];
  readonly onOver: () => void;
  readonly onLonger: () => void;
}

/** Seen each minute, said aloud at the beginning and near the end alone. */
function TimeLeft({ until, language, texts, onOver, onLonger }: TimeLeftProps) {
  const minutes = useMinutesLeft(until, onOver);
  const [first] = useState(minutes);
  const text = (left: number) => fill(texts.held, { minutes: formatMinutes(left, language) });
  return (
    <>
      <p aria-hidden="true">{text(minutes)}</p>
      <output className="unseen">{text(spokenMinutes(minutes, first))}</output>
      {minutes <= soonOver && (
        <button className="button" type="button" onClick={onLonger}>
          {texts.longer}
        </button>
      )}
    </>
  );
}
