import type { CardId } from '@vakman/content/cards/cards.schema';
import { joints } from './brickwork.ts';
import { of, shade } from './paint.ts';

/** Each 160 by 120: on the left what we find, on the right what we leave, and the tape between. */
const width = 160;
const height = 120;
const seam = 80;

const whole = `M0 0H${width}V${height}H0Z`;
const after = `M${seam} 0H${width}V${height}H${seam}Z`;

function Tape() {
  return <path fill={of('tape')} d={`M${seam - 4} 0h8v${height}h-8Z`} />;
}

function Wall() {
  return (
    <>
      <path fill={of('brick')} d={whole} />
      <path stroke={of('brick-deep')} strokeWidth="1.200" fill="none" d={joints(0, 0, width, height)} />
    </>
  );
}

/** A room: skirting and floor stay, the wall changes. */
function Interior() {
  return (
    <>
      <path fill={of('sandstone')} d={whole} />
      <path
        fill={of('bare-wood')}
        opacity=".6"
        d="M12 30l14-4 8 12-6 10-15-3ZM48 62l9-5 6 7-4 9-10-2ZM20 78h22v2H20Z"
      />
      <path fill={of('stand-green')} d={after} />
      <path fill={of('broken-white')} d="M0 92H160V104H0Z" />
      <path fill={of('brick')} d="M0 104H160V120H0Z" />
      <path fill={of('lamp')} d="M106 24H142V66H106Z" />
      <path
        fill="none"
        stroke={of('broken-white')}
        strokeWidth="5"
        d="M106 24H142V66H106ZM124 24V66M106 44H142"
      />
      <Tape />
      <path fill={of('stand-green')} d="M46 18H78V32H46Z" />
      <path fill="none" stroke={of('slate')} strokeWidth="3" d="M78 25h6v16H64v22" />
      <path fill={of('oxblood')} d="M61 56h6v24h-6Z" />
    </>
  );
}

/** A window frame, flaking and fresh. */
function Exterior() {
  return (
    <>
      <Wall />
      <path fill={of('bare-wood')} d="M34 14H80V102H28V96H34Z" />
      <path fill={of('broken-white')} d="M80 14H126V96H132V102H80Z" />
      <path fill={of('glass')} d="M42 22H76V52H42ZM42 58H76V92H42Z" />
      <path fill={of('lamp')} d="M84 22H118V52H84ZM84 58H118V92H84Z" />
      <path
        fill={of('brick-deep')}
        opacity=".6"
        d="M35 30l5 3-3 8-3-2ZM36 66l4 6-2 9-3-4ZM50 98l9-1 5 3-12 2ZM54 15l8 1-4 4Z"
      />
      <path fill={of('tape')} d="M77 14h6v88h-6Z" />
      <path fill={of('slate')} d="M128 44h7l2 22h-11Z" />
      <path fill={of('broken-white')} d="M124 34l15-2-3 14h-9Z" />
    </>
  );
}

function Spraying() {
  return (
    <>
      <path fill={of('bridge-grey')} d={whole} />
      <path fill={shade} d="M0 38H80V40H0ZM0 78H80V80H0ZM38 0h2v38h-2ZM20 40h2v38h-2ZM56 80h2v40h-2Z" />
      <path fill={of('broken-white')} d={after} />
      <Tape />
      <path fill={of('broken-white')} opacity=".7" d="M66 50 92 24V80Z" />
      <path fill={of('oxblood')} d="M30 42H58V58H46V88H34V58H30Z" />
      <path fill={of('slate')} d="M58 46h9v8h-9ZM48 60h4v12h-4ZM36 88h8v8h-8Z" />
      <path fill="none" stroke={of('slate')} strokeWidth="3" d="M40 96v24" />
    </>
  );
}

/** Roof, gutter and fascia, and the ladder that comes back every few years. */
function Maintenance() {
  return (
    <>
      <Wall />
      <path fill={of('slate')} d="M0 0H160V26H0Z" />
      <path fill={of('bare-wood')} d="M0 26H80V46H0Z" />
      <path fill={of('broken-white')} d="M80 26H160V46H80Z" />
      <path fill={shade} d="M0 46H160V51H0Z" />
      <path fill={of('brick-deep')} opacity=".6" d="M10 30l9 2-3 7-7-2ZM40 36l12-2 3 6-9 3ZM62 29l7 2-4 4Z" />
      <path fill={of('lamp')} d="M104 66H144V120H104Z" />
      <path fill="none" stroke={of('broken-white')} strokeWidth="6" d="M104 120V66H144V120M124 66V120" />
      <path fill={of('tape')} d="M77 24h6v24h-6Z" />
      <path
        fill="none"
        stroke={of('sandstone')}
        strokeWidth="4"
        d="M46 120 58 22M74 120 72 22M49 104H73M51 84H73M54 64H72M56 44H72"
      />
    </>
  );
}

function FacadeCleaning() {
  return (
    <>
      <Wall />
      <path fill={of('slate')} opacity=".55" d="M0 0H80V120H0Z" />
      <path fill={of('algae')} opacity=".75" d="M0 120V62l10-9 7 12 9-17 9 16 11-8 8 15 9-9 9 13 8-6V120Z" />
      <Tape />
      <path
        fill="none"
        stroke={of('broken-white')}
        strokeWidth="3"
        opacity=".85"
        d="M122 96 70 40M122 96 62 58M122 96 60 78M122 96 82 30"
      />
      <path fill={of('canal-green')} d="M118 90l12 12-4 4-12-12ZM126 98l34 22h-16l-24-18Z" />
    </>
  );
}

/** A sill: rotten wood cut away, and the new piece let in. */
function WoodRot() {
  return (
    <>
      <path fill={of('glass')} d={whole} />
      <path fill={of('weathered')} d="M0 0H22V70H0Z" />
      <path fill={of('broken-white')} d="M138 0H160V70H138Z" />
      <path fill={of('weathered')} d="M0 62H80V108H0Z" />
      <path fill={of('broken-white')} d="M80 62H160V108H80Z" />
      <path fill={of('brick')} d="M0 108H160V120H0Z" />
      <path fill={of('brick-deep')} d="M12 76l12-6 14 5 12-4 10 9-3 14-14 8-16-3-13 2-7-12Z" />
      <path fill={of('slate')} opacity=".6" d="M22 82l9-3 10 5 9-2-4 9-12 4-10-3Z" />
      <path fill={of('sandstone')} d="M96 72H140V98H96Z" />
      <path
        fill="none"
        stroke={of('bare-wood')}
        strokeWidth="1.500"
        d="M96 72H140V98H96ZM100 80h36M102 86h30M100 92h36"
      />
      <Tape />
      <path fill={of('slate')} d="M56 40l10-6 8 14-9 5Z" />
      <path fill={of('oxblood')} d="M46 14l9-5 11 24-9 5Z" />
    </>
  );
}

/** A drawing for each card of the services section. */
export const serviceScenes: Readonly<Record<CardId, () => React.JSX.Element>> = {
  interior: Interior,
  exterior: Exterior,
  spraying: Spraying,
  maintenance: Maintenance,
  'facade-cleaning': FacadeCleaning,
  'wood-rot': WoodRot,
};
