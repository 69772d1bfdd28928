import { of } from './paint.ts';

const water = 'var(--vakman-map-water)';
const land = 'var(--vakman-surface-sunken)';

/** Almere between its waters, 480 by 260. */
export function AlmereMap() {
  return (
    <>
      <path fill={water} d="M0 0H480V260H0Z" />
      <path
        fill={land}
        d="M120 0H480V150L404 168 340 196 268 188 214 168 150 182 96 158 88 96 70 60ZM0 210 60 204 130 222 206 214 262 232 330 236 402 212 480 196V260H0Z"
      />
      <path fill={water} d="M196 84 236 72 262 92 244 116 204 112ZM330 128 372 118 392 136 356 150Z" />
      <path
        fill="none"
        stroke="var(--vakman-line)"
        strokeWidth="2"
        d="M150 0 128 150M230 0 214 168M310 0 300 190M390 0 392 170M84 60 480 36M92 120 480 92M178 128 480 118"
      />
      <path fill="none" stroke={of('bentheim')} strokeWidth="5" d="M0 232 92 176 178 128 286 66 400 0" />
      <path
        fill="var(--vakman-accent)"
        d="M190 118s-17-17-17-31a17 17 0 0 1 34 0c0 14-17 31-17 31ZM190 81a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z"
      />
    </>
  );
}
