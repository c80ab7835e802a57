import { ProductPicture } from './ProductPicture.tsx';

type Props = { images: string[]; chosen: string; onChoose: (model: string) => void };

/** For fingers only, hidden from screen readers; the select is the accessible control. */
export function ModelSwatches({ images, chosen, onChoose }: Props) {
  return (
    <div className="swatches" aria-hidden="true">
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          tabIndex={-1}
          data-chosen={chosen === String(index + 1)}
          onClick={() => onChoose(String(index + 1))}
        >
          <ProductPicture image={image} alt="" sizes="56px" widest={240} />
        </button>
      ))}
    </div>
  );
}
