import { Moss, Spots } from './ageing.tsx';
import { blot, growth } from './outlines.ts';
import { scatter, times } from './scatter.ts';
import { type Tone, darker, mix, tone } from './tones.ts';

const bare = mix('bare-wood', 'bentheim', 0.3);

export function Rot({ frame, sash }: { readonly frame: Tone; readonly sash: Tone }) {
  const worn = darker('bare-wood', 0.35);
  return (
    <g clipPath="url(#wood)">
      <clipPath id="wood">
        <path d="M212,0H430V440H1200V718H150V640L212,586Z" />
      </clipPath>
      <Spots x={318} y={20} width={80} height={420} count={26} size={46} seed={3} fill={bare} />
      <Spots x={420} y={470} width={780} height={70} count={34} size={56} seed={4} fill={bare} />
      <Spots x={216} y={30} width={80} height={520} count={24} size={40} seed={6} fill={bare} />
      <Spots x={260} y={566} width={930} height={70} count={40} size={64} seed={8} fill={bare} />
      <Spots x={160} y={642} width={1030} height={56} count={34} size={54} seed={9} fill={bare} />
      <Spots x={420} y={474} width={780} height={64} count={40} size={17} seed={14} fill={tone(sash)} />
      <Spots x={250} y={570} width={930} height={120} count={50} size={17} seed={18} fill={tone(frame)} />
      <Grain />
      <path
        fill={worn}
        d={blot(386, 520, 240, 120, 21) + blot(300, 610, 300, 110, 22) + blot(720, 676, 240, 54, 23)}
      />
      <path
        fill={mix('brick-deep', 'ink', 0.45)}
        d={blot(372, 526, 160, 78, 31) + blot(290, 616, 210, 66, 32) + blot(724, 680, 160, 32, 33)}
      />
      <path
        fill={tone('ink')}
        d={blot(356, 530, 80, 40, 41) + blot(270, 622, 110, 34, 42) + blot(730, 684, 84, 16, 43)}
      />
      <path
        stroke={mix('bare-wood', 'bentheim', 0.4)}
        strokeWidth={4}
        d="M312,506l70,14M330,540l52,-4M236,600l60,10M310,632l70,-14M250,636l44,-6M690,676l40,8M756,690l30,-10"
      />
      <path
        stroke={tone('ink')}
        opacity={0.6}
        strokeWidth={3}
        fill="none"
        d="M398,548v-60l8,-34M448,508l96,-8 60,10 120,-6M238,564l-20,-120 6,-90M520,606l140,10 90,-6 120,12"
      />
      <Moss x={180} y={620} width={160} height={26} count={10} size={34} seed={51} />
      <Moss x={800} y={636} width={380} height={12} count={12} size={26} seed={52} />
      <path
        fill={tone('algae')}
        opacity={0.4}
        d={growth(430, 440, 770, 60, 61) + growth(238, 556, 62, 260, 62)}
      />
    </g>
  );
}

/** Lines along the wood where no paint covers it any more. */
function Grain() {
  const chance = scatter(5);
  const lines = times(80, () => {
    const y = chance(474, 698);
    return y > 544 && y < 566
      ? ''
      : `M${Math.round(chance(y < 560 ? 420 : 170, 1160))},${Math.round(y)}h${Math.round(chance(14, 60))}`;
  });
  return <path stroke={darker('bare-wood', 0.35)} opacity={0.5} strokeWidth={1.6} d={lines.join('')} />;
}
