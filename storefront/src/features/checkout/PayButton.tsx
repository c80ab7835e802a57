import { useId } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import './pay-buttons.css';

type Props = { words: string; isBusy: boolean; isQuiet: boolean; onPress: () => void };

/**
 * A way to pay. Its words alone are its name; the law's line, that the order binds to pay, stands in the same box and is
 * what the button is described by. All ways look the same: none of them is the shop's choice.
 */
export function PayButton({ words, isBusy, isQuiet, onPress }: Props) {
  const duty = useId();
  return (
    <div className="pay-button" data-quiet={isQuiet || undefined}>
      <Button wide secondary={isQuiet} lang="en" aria-describedby={duty} aria-busy={isBusy} onClick={onPress}>
        {isBusy ? texts.processing : words}
      </Button>
      <small id={duty}>{texts.duty}</small>
    </div>
  );
}
