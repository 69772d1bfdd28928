/** A photo or PDF that the visitor added. */
export interface Photo {
  readonly key: string;
  /** As the visitor's device calls it; shown to him and sent to nobody. */
  readonly name: string;
  readonly status: 'preparing' | 'ready' | 'uploading' | 'uploaded' | 'failed';
  /** Part that was sent, from 0 to 1. */
  readonly part: number;
  /** What is sent; its `type` is what its bytes prove. Absent while it is prepared. */
  readonly file?: Blob;
  readonly thumbnail?: ImageBitmap;
  /** Signed link, once uploaded. */
  readonly link?: string | undefined;
}

/** Why a file was not added. */
export type PhotoProblemKind = 'empty' | 'unreadable' | 'wrongType' | 'tooLarge' | 'tooMany' | 'failed';

export interface PhotoProblem {
  readonly kind: PhotoProblemKind;
  readonly file: string;
}

export interface PreparedPhoto {
  readonly file: Blob;
  /** In pixels, upright; absent where the file stayed as it was. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly thumbnail?: ImageBitmap;
}
