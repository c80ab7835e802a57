import IconButton from '@mui/material/IconButton';
import { useStore } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';

export type ProductLayout = 'grid' | 'rows';

/** Kept until the page is reloaded. */
export const useProductLayout = () => useStore<ProductLayout>('products.layout', 'grid');

export function LayoutSwitch() {
  const [layout, setLayout] = useProductLayout();
  return (
    <span>
      {(['grid', 'rows'] as const).map((one) => (
        <IconButton
          key={one}
          aria-label={texts.products.layouts[one]}
          aria-pressed={layout === one}
          onClick={() => setLayout(one)}
          sx={{ '&[aria-pressed="true"]': { backgroundColor: 'var(--wool)', color: 'var(--ink)' } }}
        >
          <Icon name={one} size={18} />
        </IconButton>
      ))}
    </span>
  );
}
