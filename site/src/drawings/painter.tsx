import { of } from './paint.ts';

/** A painter on a ladder that stands on y = 0, reaching to the left with his brush. */
export function Painter() {
  return (
    <>
      <path
        fill="none"
        stroke={of('slate')}
        strokeWidth="3.500"
        d={`M-13 0-9-300M13 0 9-300${rungs()}M-29-212-40-228`}
      />
      <g transform="translate(0-150)">
        <path fill={of('broken-white')} d="M-9 0V-30Q-11-47-7-50H7Q11-47 9-30V0H2V-24H-2V0Z" />
        <path
          fill={of('skin')}
          d="M-7-50-27-64-30-60-9-43ZM7-50 14-36 17-26 13-25 6-40ZM-3-49V-56H3V-49ZM-7-60a7 7 0 0 0 14 0Z"
        />
        <path fill={of('oxblood')} d="M-13-61H-8A8 8 0 0 1 8-61V-58.500H-13Z" />
        <path fill={of('slate')} d="M-10-3h8V2h-8ZM2-3h8V2H2ZM9-25H23L21-11H11Z" />
        <path fill={of('bentheim')} d="M-47-77l11-8 6 8-11 8ZM9-26H23V-22H9Z" />
      </g>
    </>
  );
}

function rungs(): string {
  return Array.from({ length: 11 }, (_, rung) => {
    const height = 20 + rung * 26;
    const half = Math.round(13 - (height / 300) * 4);
    return `M-${half}-${height}h${half * 2}`;
  }).join('');
}
