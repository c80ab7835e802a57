import type { ReactNode } from 'react';
import type { Photo } from '../../lib/photos/photos.ts';
import { YarnBall } from './YarnBall.tsx';

type Props = {
  title: string;
  text?: string;
  heading?: 'h1' | 'h2' | 'h3';
  photo?: Photo;
  children?: ReactNode;
};

export function Empty({ title, text, heading: Heading = 'h3', photo, children }: Props) {
  return (
    <div className={photo ? 'empty pictured' : 'empty'}>
      {photo ? <Picture photo={photo} /> : <YarnBall />}
      <div>
        <Heading className="empty-title">{title}</Heading>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}

export const emptySizes = '(width >= 768px) 240px, min(240px, 56vw)';

function Picture({ photo: { src, width, height, avif, webp } }: { photo: Photo }) {
  return (
    <picture className="photo">
      <source type="image/avif" srcSet={avif} sizes={emptySizes} />
      <source type="image/webp" srcSet={webp} sizes={emptySizes} />
      <img src={src} alt="" width={width} height={height} decoding="async" />
    </picture>
  );
}
