import { Spots } from './ageing.tsx';
import { blot } from './outlines.ts';
import { darker, mix, tone } from './tones.ts';

export function Wear() {
  const stain = mix('weathered', 'brick', 0.35);
  return (
    <>
      <path fill={stain} opacity={0.3} d={blot(980, 130, 380, 150, 3) + blot(330, 110, 210, 120, 4)} />
      <path
        fill="none"
        stroke={stain}
        strokeWidth={5}
        opacity={0.5}
        d={blot(980, 126, 330, 118, 5) + blot(330, 108, 170, 86, 6)}
      />
      <path fill={stain} opacity={0.28} d={blot(960, 112, 200, 60, 7)} />
      <Spots
        x={240}
        y={300}
        width={950}
        height={280}
        count={30}
        size={44}
        seed={8}
        fill={stain}
        opacity={0.16}
      />
      <path
        fill={tone('broken-white')}
        d={blot(420, 500, 120, 70, 12) + blot(1130, 420, 90, 130, 13) + blot(520, 180, 80, 50, 14)}
      />
      <path
        fill={mix('bridge-grey', 'sandstone', 0.4)}
        d={blot(424, 504, 92, 48, 15) + blot(1134, 426, 60, 96, 16) + blot(522, 182, 54, 30, 17)}
      />
      <path
        fill="none"
        stroke={darker('weathered', 0.6)}
        strokeWidth={3}
        d="M560,96l18,60 -26,50 34,70 -14,60 24,46M578,156l40,26M586,276l50,30M1080,96l-20,70 26,60 -16,40M300,602l20,-90 -14,-50 22,-60M320,512l32,-24"
      />
    </>
  );
}
