import { useEffect, useState } from 'react';
import { minutesLeft } from './hold.ts';

const minute = 60_000;

/** Whole minutes until a time, counted down; tells once that it is over. `onOver` must stay the same function. */
export function useMinutesLeft(until: number | undefined, onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = until - Date.now();
      if (left <= 0) onOver();
      else timer = setTimeout(turn, left % minute || minute);
    };
    const turn = () => {
      setNow(Date.now());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [until, onOver]);
  return until === undefined ? 0 : minutesLeft(until, now);
}
