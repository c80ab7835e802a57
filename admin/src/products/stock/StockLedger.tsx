import { useState } from 'react';
import { texts } from '../../texts/fi.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './StockLedger.module.css';
import { StockMovements } from './StockMovements.tsx';

export function StockLedger({ id, startsOpen = false }: { id: string; startsOpen?: boolean }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className={css.book} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="down" size={18} /> {texts.stockLedger.title}
      </summary>
      {isOpen ? <StockMovements id={id} /> : null}
    </details>
  );
}
