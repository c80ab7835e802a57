import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { isAlone } from '../../lib/browser/is-alone.ts';
import { product as texts } from '../../texts/fi/product.ts';
import { pictureSet } from './picture.ts';
import './zoom.css';

type Props = {
  image: string;
  alt: string;
  position?: string | undefined;
  onMove: (steps: -1 | 1) => void;
  onClose: () => void;
};

export function Zoom({ image, alt, position, onMove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [close, setClose] = useState(false);
  const { zoom } = texts;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  /** Centres the clicked point; by keyboard the picture's middle. */
  const toggle = ({ clientX, clientY, detail, currentTarget }: MouseEvent<HTMLElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const x = detail === 0 ? 0.5 : (clientX - box.left) / box.width;
    const y = detail === 0 ? 0.5 : (clientY - box.top) / box.height;
    setClose(!close);
    requestAnimationFrame(() => {
      const view = stage.current;
      view?.scrollTo(
        x * view.scrollWidth - view.clientWidth / 2,
        y * view.scrollHeight - view.clientHeight / 2,
      );
    });
  };
  const move = (steps: -1 | 1): void => {
    setClose(false);
    onMove(steps);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The gallery listens to the same keys.
    event.stopPropagation();
    const steps = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
    // Arrows scroll an enlarged picture.
    if (steps === undefined || close || !isAlone(event)) return;
    event.preventDefault();
    move(steps);
  };
  const { webp, fallback } = pictureSet(image);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons inside
    <dialog ref={dialog} className="zoom" aria-label={zoom.label} onClose={onClose} onKeyDown={onKeyDown}>
      <div ref={stage} className="zoom-stage" data-close={close}>
        <button
          type="button"
          className="zoom-picture"
          aria-label={close ? zoom.smaller : zoom.larger}
          onClick={toggle}
        >
          <img
            src={fallback}
            srcSet={webp}
            sizes={close ? '200vw' : '100vw'}
            alt={alt}
            width={1200}
            height={1500}
            draggable={false}
          />
        </button>
      </div>
      <div className="zoom-bar">
        {position && (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={texts.gallery.previous}
              onClick={() => move(-1)}
            >
              <Icon name="left" />
            </button>
            <output className="caption">{position}</output>
            <button
              type="button"
              className="icon-button"
              aria-label={texts.gallery.next}
              onClick={() => move(1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={zoom.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
