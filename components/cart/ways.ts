import { banknoteIcon } from '@/components/ui/icons/banknote';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { storeIcon } from '@/components/ui/icons/store';
import { undoIcon } from '@/components/ui/icons/undo';
import { waysMessages } from '@/messages/ways';
import { isReturnSealed, orderApps, paymentMethods, returnDays } from '@/shop/settings';

/** How to pay without a card, as the settings of the shop say. */
export const waysToPay = [
  ...(paymentMethods.includes('cod') ? [{ icon: banknoteIcon, text: waysMessages.cod }] : []),
  ...(paymentMethods.includes('collect') ? [{ icon: storeIcon, text: waysMessages.collect }] : []),
];

/** How to pay, order and return. */
export const ways = [
  ...waysToPay,
  ...(orderApps.length > 0 ? [{ icon: messageCircleIcon, text: waysMessages.order(orderApps) }] : []),
  ...(returnDays > 0 ? [{ icon: undoIcon, text: waysMessages.returns(returnDays, isReturnSealed) }] : []),
];
