import { useId } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { checkout as texts } from '../../texts/fi/checkout.ts';
import './pay-buttons.css';

type Props = {
  words: string;
  /** Language of the words. */
  language: 'fi' | 'en';
  isBusy: boolean;
  /** A hairline instead of ink, while another way on comes first. */
  isQuiet?: boolean;
  onPress: () => void;
};

/**
 * A button that places an order. Its words alone are its accessible name; the obligation to pay (KSL 6:12) stands in the
 * same box and is its description. All ways to pay look alike: the shop prefers none.
 */
export function PayButton({ words, language, isBusy, isQuiet = false, onPress }: Props) {
  const duty = useId();
  return (
    <div className="pay-button" data-quiet={isQuiet || undefined}>
      <Button
        wide
        secondary={isQuiet}
        lang={isBusy ? 'en' : language}
        aria-describedby={duty}
        aria-busy={isBusy}
        onClick={onPress}
      >
        {isBusy ? texts.processing : words}
      </Button>
      <small id={duty}>{texts.duty}</small>
    </div>
  );
}
