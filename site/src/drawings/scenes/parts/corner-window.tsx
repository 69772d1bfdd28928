import { Spots } from './ageing.tsx';
import { polygon } from './outlines.ts';
import { darker, lighter, mix, tone } from './tones.ts';

export function Window({ trim, worn }: { readonly trim: string; readonly worn: boolean }) {
  const curtain = tone('oxblood');
  return (
    <>
      <path
        fill={trim}
        d={polygon([
          [34, 130],
          [186, 168],
          [186, 560],
          [34, 640],
        ])}
      />
      <path
        fill={tone('air')}
        d={
          polygon([
            [50, 152],
            [106, 166],
            [106, 584],
            [50, 612],
          ]) +
          polygon([
            [118, 168],
            [172, 182],
            [172, 550],
            [118, 578],
          ])
        }
      />
      <path
        fill={lighter('air', 0.5)}
        d={
          polygon([
            [50, 152],
            [106, 166],
            [106, 300],
            [50, 420],
          ]) +
          polygon([
            [118, 168],
            [172, 182],
            [172, 260],
            [118, 330],
          ])
        }
      />
      <path
        fill={mix('stand-green', 'air', 0.3)}
        d={
          polygon([
            [50, 520],
            [106, 480],
            [106, 584],
            [50, 612],
          ]) +
          polygon([
            [118, 490],
            [172, 460],
            [172, 550],
            [118, 578],
          ])
        }
      />
      {worn && (
        <Spots
          x={36}
          y={560}
          width={90}
          height={60}
          count={10}
          size={18}
          seed={9}
          fill={mix('bare-wood', 'slate', 0.3)}
        />
      )}
      <path fill={curtain} d="M0,96L60,112Q66,330 40,470 30,560 44,690L0,720Z" />
      <path
        fill={darker('oxblood', 0.3)}
        d="M14,102L26,104Q34,330 18,480 10,560 20,706L6,716ZM44,108L52,110Q58,330 32,480L26,470Q48,320 44,108Z"
      />
      <path fill={curtain} d="M166,140L222,152V622L188,604Q206,540 186,440 168,320 166,140Z" />
      <path
        fill={darker('oxblood', 0.3)}
        d="M186,144L194,146Q190,330 212,440V616L204,612Q208,520 198,440 184,320 186,144Z"
      />
      <path
        fill={tone('slate')}
        d={polygon([
          [0, 88],
          [226, 142],
          [226, 152],
          [0, 100],
        ])}
      />
    </>
  );
}
