import './picture.css';
import { pictureSet } from './picture.ts';

type Props = {
  image: string;
  alt: string;
  placeholder?: string | undefined;
  sizes: string;
  widest?: number;
  eager?: boolean;
  first?: boolean;
};

export function ProductPicture({ image, alt, placeholder, sizes, widest, eager, first }: Props) {
  const { avif, webp, fallback } = pictureSet(image, widest);
  const ground = placeholder ? { backgroundImage: `url(${placeholder})` } : undefined;
  return (
    <picture className="ground" style={ground}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={fallback}
        alt={alt}
        width={1200}
        height={1500}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        draggable={false}
      />
    </picture>
  );
}
