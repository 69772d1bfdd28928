import { Algae, Moss, Soot, Spots } from './ageing.tsx';
import { drip } from './outlines.ts';
import { eaves, ground } from './row-house.tsx';
import { mix, tone } from './tones.ts';

export function Dirt() {
  return (
    <>
      <Soot x={0} y={eaves + 14} width={1200} height={78} seed={3} />
      {[70, 420, 730, 1080].map((x, index) => (
        <Soot key={x} x={x - 8} y={394} width={index === 2 ? 226 : 266} height={96} seed={index + 9} />
      ))}
      <Algae x={0} y={ground} width={345} height={230} seed={5} lean={1} />
      <Algae x={361} y={ground} width={440} height={270} seed={11} lean={-1} />
      <Algae x={930} y={ground} width={150} height={260} seed={21} />
      <Algae x={240} y={ground} width={105} height={440} seed={31} lean={1} />
      <path
        fill={tone('algae')}
        opacity={0.4}
        d={
          drip(322, eaves + 14, 23, 420, 5) +
          drip(361, eaves + 14, 40, 480, 6) +
          drip(1028, eaves + 14, 30, 430, 7)
        }
      />
      <Spots
        x={325}
        y={200}
        width={85}
        height={400}
        count={30}
        size={22}
        seed={7}
        fill={tone('algae')}
        opacity={0.35}
      />
      <Spots
        x={950}
        y={240}
        width={110}
        height={380}
        count={22}
        size={22}
        seed={8}
        fill={tone('algae')}
        opacity={0.3}
      />
      <Moss x={0} y={14} width={1200} height={76} count={46} size={30} seed={12} />
    </>
  );
}

/** Paint that lets go of the lower rails, where water stands longest. */
export function Flakes() {
  const rails = [
    [70, 366, 250],
    [420, 366, 250],
    [730, 366, 210],
    [1080, 366, 250],
    [420, 636, 300],
    [-30, 636, 270],
  ] as const;
  return rails.map(([x, y, width], index) => (
    <Spots
      key={`${x} ${y}`}
      x={x + 8}
      y={y}
      width={width - 20}
      height={10}
      count={12}
      size={15}
      seed={index + 40}
      fill={mix('bare-wood', 'brick-deep', 0.45)}
    />
  ));
}
