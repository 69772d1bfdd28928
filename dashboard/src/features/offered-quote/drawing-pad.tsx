import {
  longestDrawing,
  signatureField,
  signaturePath,
  type Stroke,
} from '@vakman/domain/quote/quote.signature';
import { useRef, useState, type PointerEvent } from 'react';

interface DrawingPadProps {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  /** What was drawn, as it is kept. */
  readonly path: string;
  readonly onDraw: (path: string) => void;
}

/** Steps of the field that a pen must have gone before they count. */
const leastStep = 2;

/**
 * Takes a signature by finger, mouse or pen. It is drawn as the path that is kept, in steps of the field, so that what
 * somebody sees is what stands below his acceptance, whatever the width of his screen.
 */
export function DrawingPad({ id, label, describedBy, path, onDraw }: DrawingPadProps) {
  const [stroke, setStroke] = useState<Stroke>([]);
  const drawn = useRef<Stroke>([]);
  const { width, height } = signatureField;

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }, pad: Element) => {
    const box = pad.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height] as const;
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = placeOf(event, event.currentTarget);
    // A dot is a short line.
    drawn.current = [
      [x, y],
      [x + 1, y + 1],
    ];
    setStroke(drawn.current);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (drawn.current.length === 0) return;
    const pad = event.currentTarget;
    for (const each of event.nativeEvent.getCoalescedEvents?.() ?? [event.nativeEvent]) {
      const place = placeOf(each, pad);
      const last = drawn.current.at(-1) ?? place;
      if (Math.hypot(place[0] - last[0], place[1] - last[1]) >= leastStep)
        drawn.current = [...drawn.current, place];
    }
    setStroke(drawn.current);
  };
  const end = () => {
    const next = path + signaturePath([drawn.current]);
    if (drawn.current.length > 0 && next.length <= longestDrawing) onDraw(next);
    drawn.current = [];
    setStroke([]);
  };
  return (
    <svg
      id={id}
      className="offer-pad"
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      viewBox={`0 0 ${width} ${height}`}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path className="offer-pad-line" d={`M40 ${height - 40}H${width - 40}`} />
      <path d={path + signaturePath([stroke])} />
    </svg>
  );
}
