import { useStore } from '@nanostores/react';
import { cart as texts } from '../../texts/fi/cart.ts';
import { $removed } from './cart-state.ts';
import { putBack } from './cart-undo.ts';

/** Says what was just taken out, with the way back. It stays until the drawer closes: nobody has to hurry. */
export function RemovedLines() {
  const removed = useStore($removed, { ssr: 'initial' });
  const [first] = removed;
  return (
    <output>
      {first && (
        <span className="cart-removed">
          <span>{removed.length === 1 ? texts.removed(first.title) : texts.cleared}</span>
          <button type="button" className="link" onClick={() => void putBack()}>
            {texts.undo}
          </button>
        </span>
      )}
    </output>
  );
}
