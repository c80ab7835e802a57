/** How the texts begin that the shop's owner gave in English; screen readers switch their voice for them. */
const beginnings =
  /^(Address removed|Deleted|Error initiating|Failed to|Maximum|Minimum|Missing|Network error|Order not|PayPal (approval|payment)|Quantity|The address|User not|You (added|can|need)|Your cart)/;

/** The language of a text that may be one of those quoted ones. */
export const languageOfText = (text: string): 'en' | undefined => (beginnings.test(text) ? 'en' : undefined);
