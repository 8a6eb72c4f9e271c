import {
  copyIcon,
  mailIcon,
  messageCircleIcon,
  printerIcon,
  sendIcon,
  shareIcon,
} from '@/components/ui/icon-paths';
import type { SendingWay } from '@/lib/domain/order-request';

export const wayIcons = {
  whatsapp: messageCircleIcon,
  telegram: sendIcon,
  email: mailIcon,
  share: shareIcon,
  copy: copyIcon,
  print: printerIcon,
} satisfies Record<SendingWay, string>;
