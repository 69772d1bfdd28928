import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Cut, Turn } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import './picture-cutter.css';

export interface CutterWords {
  readonly move: string;
  readonly zoom: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly save: string;
  readonly saving: string;
  readonly cancel: string;
}

interface PictureCutterProps {
  readonly open: OpenPicture;
  /** Width by height of what is kept. */
  readonly ratio: number;
  readonly isRound?: boolean;
  readonly isBusy: boolean;
  readonly words: CutterWords;
  readonly onCut: (cut: Cut) => void;
  readonly onCancel: () => void;
}

const zooms = { least: 1, most: 4, step: 0.1 };

/** Chooses the part of a picture that is kept: by mouse, by finger and by keyboard. */
export default function PictureCutter(props: PictureCutterProps) {
  const { open, ratio, isRound = false, isBusy, words, onCut, onCancel } = props;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.least);
  const [turn, setTurn] = useState<Turn>(0);
  const [area, setArea] = useState<Cut['area']>();
  const turnBy = (degrees: number) => {
    setTurn(((turn + degrees + 360) % 360) as Turn);
    setCrop({ x: 0, y: 0 });
  };
  return (
    <div className="picture-cutter" aria-busy={isBusy}>
      <div className="picture-stage">
        <Cropper
          image={open.url}
          crop={crop}
          zoom={zoom}
          rotation={turn}
          aspect={ratio}
          cropShape={isRound ? 'round' : 'rect'}
          objectFit="contain"
          showGrid={!isRound}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          keyboardStep={8}
          // The policy of the page lets no style in that a script adds; the sheet is in the bundle.
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': words.move }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_part, pixels) => setArea(pixels)}
        />
      </div>
      <label className="picture-zoom">
        {words.zoom}
        <input
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
      <div className="actions">
        <button type="button" className="button" onClick={() => turnBy(-90)}>
          {words.turnLeft}
        </button>
        <button type="button" className="button" onClick={() => turnBy(90)}>
          {words.turnRight}
        </button>
      </div>
      <div className="actions">
        <button
          type="button"
          className="button primary"
          disabled={isBusy || area === undefined}
          onClick={() => area && onCut({ turn, area })}
        >
          {isBusy ? words.saving : words.save}
        </button>
        <button type="button" className="button" disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}
