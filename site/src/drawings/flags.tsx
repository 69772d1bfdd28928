import type { JSX } from 'react';

const bands = (...colours: string[]) =>
  colours.map((fill, index) => (
    <rect
      key={fill}
      width="24"
      height={16 / colours.length + 0.1}
      y={(16 / colours.length) * index}
      fill={fill}
    />
  ));

/** Flags, 24 by 16, by the ISO code of the country. */
export const flags: Readonly<Record<string, JSX.Element | JSX.Element[]>> = {
  nl: bands('#ad1f2c', '#fff', '#21468b'),
  de: bands('#000', '#d00', '#fc0'),
  ru: bands('#fff', '#0039a6', '#d52b1e'),
  ua: bands('#0057b7', '#fd0'),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#002395" d="M0 0h8v16H0z" />
      <path fill="#ed2939" d="M16 0h8v16h-8z" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h24v16H0z" />
      <path fill="#f1bf00" d="M0 4h24v8H0z" />
    </>
  ),
  cn: (
    <>
      <path fill="#de2910" d="M0 0h24v16H0z" />
      <path
        fill="#ffde00"
        d="M5 2l.7 2.100H8L6.200 5.400l.7 2.200L5 6.300 3.100 7.600l.7-2.200L2 4.100h2.300ZM10 1l.9 1.200 1-.8-.3 1.300 1.200.4-1.400.3.200 1.300-.8-1.100-1.200.5.6-1.200ZM10 7l.9 1.200 1-.8-.3 1.300 1.200.4-1.400.3.200 1.300-.8-1.100-1.200.5.6-1.200Z"
      />
    </>
  ),
  gb: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="M0 0l24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.200" d="M0 0l24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
};
