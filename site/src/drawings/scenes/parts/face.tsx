import type { ReactNode } from 'react';
import { disc } from './outlines.ts';
import { gleam, mix, shadow, tone, type Tone } from './tones.ts';

/** A face to the front with a friendly look, its middle on (0, 0); hair and glasses are drawn around it. */
export function Face({
  complexion,
  brows,
  behind,
  children,
}: {
  readonly complexion: readonly [other: Tone, share: number];
  readonly brows: string;
  readonly behind?: ReactNode;
  readonly children: ReactNode;
}) {
  const [other, share] = complexion;
  const skin = mix('skin', other, share);
  const shaded = tone('brick-deep');
  const head = 'M-92-56Q-94-150 0-152T92-56Q96 36 62 92 34 132 0 132T-62 92Q-96 36-92-56Z';
  return (
    <>
      {behind}
      <path fill={skin} d="M-44 84H44V196Q0 226-44 196Z" />
      <path fill={shaded} opacity={0.3} d="M-44 104Q0 164 52 92L44 150Q0 180-44 150Z" />
      <path fill={skin} d={disc(-94, 4, 20) + disc(94, 4, 20)} />
      <path fill={shaded} opacity={0.28} d={disc(-96, 6, 10) + disc(96, 6, 10)} />
      <path fill={skin} d={head} />
      <path
        fill={shaded}
        opacity={0.16}
        d="M26-150Q92-140 92-56 96 36 62 92 34 132 0 132-14 132-26 126 50 110 58 20T26-150Z"
      />
      <path fill={tone('brick')} opacity={0.3} d={disc(-52, 44, 19) + disc(54, 44, 19)} />
      <path fill={tone('broken-white')} d="M-60-6Q-40-24-20-6-40 8-60-6ZM20-6Q40-24 60-6 40 8 20-6Z" />
      <path fill={tone('ink')} d={disc(-38, -7, 9) + disc(40, -7, 9)} />
      <path {...gleam} opacity={0.9} d={disc(-35, -10, 3) + disc(43, -10, 3)} />
      <path
        fill="none"
        stroke={brows}
        strokeWidth={9}
        strokeLinecap="round"
        d="M-62-34Q-42-48-20-36M22-36Q44-48 64-34"
      />
      <path fill={shaded} opacity={0.35} d="M2-8Q16 20 20 36 12 48-10 44 4 40 6 32Z" />
      <path fill={mix('oxblood', 'ink', 0.2)} d="M-38 72Q0 84 40 70 30 106 0 106T-38 72Z" />
      <path fill={tone('broken-white')} d="M-34 74Q0 84 36 72L31 84Q0 92-28 85Z" />
      {children}
    </>
  );
}

/** Shoulders and chest in a garment, down to the foot of the picture. */
export function Shoulders({
  cloth,
  fold,
  children,
}: {
  readonly cloth: string;
  readonly fold: string;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <path {...shadow} opacity={0.16} d="M-250 620Q-270 250-130 196L150 180Q330 230 330 620Z" />
      <path fill={cloth} d="M-270 700Q-284 270-186 218L-56 168Q0 214 56 168L186 218Q284 270 270 700Z" />
      <path
        fill={fold}
        d="M150 204L186 218Q284 270 270 700H176Q214 400 150 204ZM-176 420Q-168 560-180 700H-192Q-190 560-182 420Z"
      />
      {children}
    </>
  );
}
