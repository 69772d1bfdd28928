import { polygon, rect } from './outlines.ts';
import { times } from './scatter.ts';
import { darker, gleam, lighter, mix, shadow, tone, type Tone } from './tones.ts';

export interface CasementProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly frame: Tone;
  /** Lights side by side, as shares of the width. */
  readonly lights?: readonly number[];
  /** Height of a row of small lights at the top, as a share. */
  readonly transom?: number;
  /** Thickness of the frame. */
  readonly bar?: number;
  readonly inside?: 'curtains' | 'blind' | 'plants' | 'none';
  /** Another paint for the sashes than for the frame. */
  readonly sash?: Tone;
}

/** A window in its reveal, with a stone sill: the wall casts its shadow from the upper left. */
export function Casement(window: CasementProps) {
  const {
    x,
    y,
    width,
    height,
    frame,
    lights = [1],
    transom = 0,
    bar = 12,
    inside = 'curtains',
    sash = frame,
  } = window;
  const inner = { x: x + bar, y: y + bar, width: width - 2 * bar, height: height - 2 * bar };
  const split = inner.y + inner.height * transom;
  const total = lights.reduce((sum, share) => sum + share, 0);
  const panes = lights.map((share, index) => {
    const before = lights.slice(0, index).reduce((sum, other) => sum + other, 0);
    return { x: inner.x + (inner.width * before) / total, width: (inner.width * share) / total };
  });
  return (
    <>
      <path fill={tone(frame)} d={rect(x, y, width, height)} />
      <path
        fill={darker(frame, 0.3)}
        d={rect(x, y + height - 3, width, 3) + rect(x + width - 3, y, 3, height)}
      />
      {panes.map((pane) => (
        <g key={pane.x}>
          {transom > 0 && <Pane {...pane} y={inner.y} height={split - inner.y} sash={sash} bar={bar * 0.6} />}
          <Pane
            {...pane}
            y={split}
            height={inner.y + inner.height - split}
            sash={sash}
            bar={bar * 0.7}
            inside={inside}
          />
        </g>
      ))}
      <path
        {...shadow}
        d={`M${x},${y}h${width}v${bar * 0.8}h${-width + bar * 0.9}v${height - bar * 0.8}h${-bar * 0.9}Z`}
      />
      <path fill={lighter('bridge-grey', 0.35)} d={rect(x - 8, y + height, width + 16, 10)} />
      <path fill={darker('bridge-grey', 0.25)} d={rect(x - 8, y + height + 10, width + 16, 5)} />
      <path {...shadow} d={rect(x - 4, y + height + 15, width + 10, 9)} />
    </>
  );
}

interface PaneProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly sash: Tone;
  readonly bar: number;
  readonly inside?: CasementProps['inside'];
}

function Pane({ x, y, width, height, sash, bar, inside = 'none' }: PaneProps) {
  const glass = { x: x + bar, y: y + bar, width: width - 2 * bar, height: height - 2 * bar };
  const { x: gx, y: gy, width: gw, height: gh } = glass;
  return (
    <>
      <path fill={lighter(sash, 0.12)} d={rect(x, y, width, height)} />
      <path fill={darker(sash, 0.38)} d={rect(gx - 3, gy - 3, gw + 6, gh + 6)} />
      <path fill={tone('glass')} d={rect(gx, gy, gw, gh)} />
      {inside === 'curtains' && <Curtains {...glass} />}
      {inside === 'blind' && <Blind {...glass} />}
      {inside === 'plants' && <SillPlants {...glass} />}
      <path
        {...gleam}
        opacity={0.13}
        d={polygon([
          [gx, gy],
          [gx + gw * 0.62, gy],
          [gx + gw * 0.2, gy + gh],
          [gx, gy + gh],
        ])}
      />
      <path
        {...gleam}
        opacity={0.16}
        d={polygon([
          [gx + gw * 0.72, gy],
          [gx + gw * 0.86, gy],
          [gx + gw * 0.44, gy + gh],
          [gx + gw * 0.3, gy + gh],
        ])}
      />
    </>
  );
}

type Box = Pick<PaneProps, 'x' | 'y' | 'width' | 'height'>;

function Curtains({ x, y, width, height }: Box) {
  const wide = width * 0.27;
  const fold = wide / 3;
  return (
    <>
      <path
        fill={mix('sandstone', 'glass', 0.25)}
        d={rect(x, y, wide, height) + rect(x + width - wide, y, wide, height)}
      />
      <path
        fill={mix('sandstone', 'glass', 0.45)}
        d={times(
          2,
          (index) =>
            rect(x + fold * (index + 0.6), y, fold * 0.4, height) +
            rect(x + width - wide + fold * (index + 0.7), y, fold * 0.4, height),
        ).join('')}
      />
    </>
  );
}

function Blind({ x, y, width, height }: Box) {
  return (
    <>
      <path fill={mix('broken-white', 'glass', 0.3)} d={rect(x, y, width, height * 0.42)} />
      <path
        fill={mix('broken-white', 'glass', 0.5)}
        d={times(5, (index) => rect(x, y + height * 0.08 * (index + 1), width, 2)).join('')}
      />
    </>
  );
}

function SillPlants({ x, y, width, height }: Box) {
  const base = y + height;
  return (
    <>
      {[0.2, 0.5, 0.8].map((share, index) => {
        const at = x + width * share;
        const tall = height * (index === 1 ? 0.5 : 0.36);
        return (
          <g key={share}>
            <path
              fill={mix('stand-green', 'algae', index / 3)}
              d={`M${at},${base - 16}q${-width * 0.12},${-tall * 0.5} ${-width * 0.07},${-tall}q${width * 0.06},${tall * 0.3} ${width * 0.08},${tall * 0.7}q${width * 0.02},${-tall * 0.5} ${width * 0.09},${-tall * 0.75}q0,${tall * 0.6} ${-width * 0.06},${tall * 1.05}Z`}
            />
            <path
              fill={index === 1 ? tone('broken-white') : tone('brick')}
              d={`M${at - 13},${base - 22}h26l-4,22h-18Z`}
            />
          </g>
        );
      })}
    </>
  );
}
