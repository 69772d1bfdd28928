import { TextField } from '@vakman/widgets/ui/text-field.tsx';
import { useState } from 'react';
import { calendarWords } from '../../../generated/calendar.words.ts';
import { useWords } from '../../words/use-words.ts';
import { FaultNotice } from '../people/fault-notice.tsx';
import type { CalendarActions } from './calendar-actions.ts';

interface WeatherNoteProps {
  /** Of the booking or the visit. */
  readonly id: string;
  readonly note: string;
  readonly onSave: CalendarActions['note'];
}

/** A word for the crew about wind and rain, which its calendar shows too. */
export function WeatherNote({ id, note, onSave }: WeatherNoteProps) {
  const { weather, errorPrefix } = useWords(calendarWords);
  const [text, setText] = useState(note);
  // Not what comes in meanwhile: whoever writes did not read that.
  const [was, setWas] = useState(note);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    const told = await onSave(id, { note: text, was });
    setFault(told);
    if (told === undefined) setWas(text.trim());
  };
  return (
    <form
      className="calendar-form weather-note"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FaultNotice fault={fault} />
      <TextField
        id="weather-note"
        label={weather.label}
        errorPrefix={errorPrefix}
        error={undefined}
        input={{ maxLength: 500, value: text, onChange: ({ target }) => setText(target.value) }}
      />
      <button className="button" disabled={text === was}>
        {weather.save}
      </button>
    </form>
  );
}
