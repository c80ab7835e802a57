import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { isAlone } from '../../lib/browser/is-alone.ts';
import { product as texts } from '../../texts/fi/product.ts';
import { $picture, keepWithin, MAX_PICTURES, movePicture, showPicture, swipeSteps } from './gallery-store.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import './gallery.css';
import { ProductPicture } from './ProductPicture.tsx';
import { Zoom } from './Zoom.tsx';

type Props = {
  pictures: GalleryPicture[];
};

/** A shorter movement is a tap. */
const TAP_PX = 10;
const MAIN = '(width >= 1488px) 700px, (width >= 1280px) 47vw, (width >= 768px) 53vw, 100vw';

/** Null until hydrated. */
function usePicture(): number | null {
  const [picture, setPicture] = useState<number | null>(null);
  useEffect(() => $picture.subscribe(setPicture), []);
  return picture;
}

export function Gallery({ pictures: all }: Props) {
  const picture = usePicture();
  const pictures = all.slice(0, MAX_PICTURES);
  const at = picture ?? 0;
  const current = Math.min(at, pictures.length - 1);
  const start = useRef<number | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const count = pictures.length;
  const more = all.length - count;
  const shown = all[at];
  const { gallery } = texts;

  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined || !isAlone(event)) return;
    event.preventDefault();
    movePicture(steps, count);
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (start.current === null) return;
    const dx = event.clientX - start.current;
    start.current = null;
    const steps = swipeSteps(dx);
    if (steps !== 0) movePicture(steps, count);
    else if (event.button === 0 && Math.abs(dx) < TAP_PX) setZoomed(true);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <section
      className="gallery"
      data-awake={picture !== null}
      aria-roledescription="karuselli"
      aria-label={gallery.label}
      onKeyDown={onKeyDown}
    >
      {count > 1 && (
        <div className="thumbs">
          {pictures.map(({ image }, index) => (
            <button
              key={image}
              type="button"
              aria-label={gallery.show(index + 1)}
              aria-current={index === current}
              onClick={() => showPicture(index)}
            >
              <ProductPicture image={image} alt="" sizes="72px" widest={240} />
            </button>
          ))}
        </div>
      )}
      <div className="stage">
        <div
          className="frames"
          onPointerDown={(event) => {
            start.current = event.clientX;
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            start.current = null;
          }}
        >
          {pictures.map(({ image, alt, placeholder }, index) => (
            <div
              key={image}
              className="frame"
              data-shown={index === current}
              aria-hidden={picture !== null && index !== current}
            >
              <ProductPicture
                image={image}
                alt={alt}
                // Browsers load every placeholder, also hidden ones.
                placeholder={index === current ? placeholder : undefined}
                sizes={MAIN}
                eager={index === 0}
                first={index === 0}
              />
            </div>
          ))}
        </div>
        <button
          type="button"
          className="icon-button zoom-open"
          aria-label={more > 0 ? texts.zoom.openWithMore(gallery.more(more), more) : texts.zoom.open}
          onClick={() => setZoomed(true)}
        >
          {more > 0 && <span className="caption">{gallery.more(more)}</span>}
          <Icon name="expand" />
        </button>
        {count > 1 && (
          <>
            <div className="arrows">
              <button
                type="button"
                className="icon-button"
                aria-label={gallery.previous}
                onClick={() => movePicture(-1, count)}
              >
                <Icon name="left" />
              </button>
              <output className="caption quiet">{gallery.position(current + 1, count)}</output>
              <button
                type="button"
                className="icon-button"
                aria-label={gallery.next}
                onClick={() => movePicture(1, count)}
              >
                <Icon name="right" />
              </button>
            </div>
            <div className="dots">
              {pictures.map(({ image }, index) => (
                <button
                  key={image}
                  type="button"
                  aria-label={gallery.show(index + 1)}
                  aria-current={index === current}
                  onClick={() => showPicture(index)}
                />
              ))}
            </div>
          </>
        )}
      </div>
      {zoomed && shown && (
        <Zoom
          image={shown.image}
          alt={shown.alt}
          position={all.length > 1 ? gallery.position(at + 1, all.length) : undefined}
          onMove={(steps) => movePicture(steps, all.length)}
          onClose={() => {
            setZoomed(false);
            keepWithin(count);
          }}
        />
      )}
    </section>
  );
}
