import IconButton from '@mui/material/IconButton';
import { useStore } from 'react-admin';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';

export type ProductLayout = 'grid' | 'rows';

export const useProductLayout = () => useStore<ProductLayout>('products.layout', 'grid');

export function LayoutSwitch() {
  const [layout, setLayout] = useProductLayout();
  return (
    <span>
      {(['grid', 'rows'] as const).map((choice) => (
        <IconButton
          key={choice}
          aria-label={texts.products.layouts[choice]}
          aria-pressed={layout === choice}
          onClick={() => setLayout(choice)}
          sx={{ '&[aria-pressed="true"]': { backgroundColor: 'var(--wool)', color: 'var(--ink)' } }}
        >
          <Icon name={choice} size={18} />
        </IconButton>
      ))}
    </span>
  );
}
