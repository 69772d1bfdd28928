import { of, shade } from './paint.ts';

/** A front door in fresh canal green between strips of tape, with a pot and a brush on its step. */
export function FreshDoor() {
  return (
    <>
      <path fill={of('brick')} d="M0 0V-460H320V0Z" />
      <path fill={of('sandstone')} d="M0-380H320v10H0ZM0-250H320v10H0ZM0-120H320v10H0Z" />
      <path fill={of('broken-white')} d="M60 0V-400H46V-420H274V-400H260V0Z" />
      <path fill={of('lamp')} d="M80-386H240V-326H80Z" />
      <path
        fill="none"
        stroke={of('broken-white')}
        strokeWidth="5"
        d="M80-326 160-386 240-326M160-386V-326M80-326 120-386M240-326 200-386"
      />
      <path fill={of('canal-green')} d="M80-8V-312H240V-8Z" />
      <path
        fill={shade}
        d="M98-294H152V-180H98ZM168-294H222V-180H168ZM98-160H152V-28H98ZM168-160H222V-28H168Z"
      />
      <path fill={of('bentheim')} d="M136-174h48v8h-48ZM228-172a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z" />
      <path fill={of('tape')} d="M62-404l4 4 4-4V-6l-4-4-4 4ZM250-404l4 4 4-4V-6l-4-4-4 4Z" />
      <path fill={of('sandstone')} d="M30 4V-8H290V4Z" />
      <path fill={of('slate')} d="M268-8 271-46H317L314-8Z" />
      <path fill={of('canal-green')} d="M268-50h52v8h-52ZM290-44v20h6v-20Z" />
      <path fill="none" stroke={of('bare-wood')} strokeWidth="5" d="M300-52 322-96" />
    </>
  );
}
