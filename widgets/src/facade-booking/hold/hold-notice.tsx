import { fill } from '@vakman/domain/text/fill';
import { useState } from 'react';
import { formatMinutes } from '../format.ts';
import type { FacadeBookingProps } from '../facade-booking.props.ts';
import { soonOver, spokenMinutes, type Hold } from './hold.ts';
import type { HoldControls } from './use-hold.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

interface HoldNoticeProps extends Pick<FacadeBookingProps, 'language' | 'words'> {
  readonly holding: HoldControls;
}

/** How long the chosen time is kept. Seen each minute, said aloud at the beginning and near the end. */
export function HoldNotice({ holding, language, words }: HoldNoticeProps) {
  const { hold, choose, expire } = holding;
  const { hold: texts } = words.messages;
  const minutes = useMinutesLeft(hold.until, expire);
  const { slot } = hold;
  if (!slot && hold.status !== 'lost') return null;
  const isWarning = hold.status === 'expired' || hold.status === 'unheld' || hold.status === 'lost';
  const offer = hold.status === 'expired' ? texts.again : texts.longer;
  const offersTime = hold.status === 'expired' || (hold.status === 'held' && minutes <= soonOver);
  const text = (left: number) => fill(texts[wordOf(hold)], { minutes: formatMinutes(left, language) });
  return (
    <div className={isWarning ? 'hold warning' : 'hold'}>
      <p aria-hidden={hold.status === 'held' ? true : undefined} role={isWarning ? 'alert' : undefined}>
        {text(minutes)}
      </p>
      <output className="unseen">
        {hold.status === 'asking' && text(0)}
        {hold.status === 'held' && <SpokenMinutes key={hold.until} minutes={minutes} text={text} />}
      </output>
      {slot && offersTime && (
        <button className="button" type="button" onClick={() => void choose(slot)}>
          {offer}
        </button>
      )}
    </div>
  );
}

/** Changes seldom, because each change is read aloud. */
function SpokenMinutes({ minutes, text }: { minutes: number; text: (minutes: number) => string }) {
  const [first] = useState(minutes);
  return text(spokenMinutes(minutes, first));
}

/** A hold that is none says nothing. */
const wordOf = ({ status }: Hold) => (status === 'none' ? 'asking' : status);
