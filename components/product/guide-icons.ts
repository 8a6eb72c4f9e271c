import { babyIcon } from '@/components/ui/icons/baby';
import { bathIcon } from '@/components/ui/icons/bath';
import { calendarDaysIcon } from '@/components/ui/icons/calendar-days';
import { coffeeIcon } from '@/components/ui/icons/coffee';
import { dropletIcon } from '@/components/ui/icons/droplet';
import { dropletsIcon } from '@/components/ui/icons/droplets';
import { eyeIcon } from '@/components/ui/icons/eye';
import { flameIcon } from '@/components/ui/icons/flame';
import { giftIcon } from '@/components/ui/icons/gift';
import { handIcon } from '@/components/ui/icons/hand';
import { leafIcon } from '@/components/ui/icons/leaf';
import { lockIcon } from '@/components/ui/icons/lock';
import { milkIcon } from '@/components/ui/icons/milk';
import { moonIcon } from '@/components/ui/icons/moon';
import { packageOpenIcon } from '@/components/ui/icons/package-open';
import { repeatIcon } from '@/components/ui/icons/repeat';
import { rulerIcon } from '@/components/ui/icons/ruler';
import { smileIcon } from '@/components/ui/icons/smile';
import { snowflakeIcon } from '@/components/ui/icons/snowflake';
import { soupIcon } from '@/components/ui/icons/soup';
import { sunIcon } from '@/components/ui/icons/sun';
import { thermometerIcon } from '@/components/ui/icons/thermometer';
import { timerIcon } from '@/components/ui/icons/timer';
import { usersIcon } from '@/components/ui/icons/users';
import { utensilsIcon } from '@/components/ui/icons/utensils';
import { washingMachineIcon } from '@/components/ui/icons/washing-machine';
import { weightIcon } from '@/components/ui/icons/weight';
import { windIcon } from '@/components/ui/icons/wind';
import type { GuideIcon } from '@/lib/domain/guide';

/** The drawings of the steps, by the names that `guides.json` gives them. Rendered on the server only. */
export const guideIcons: Readonly<Record<GuideIcon, string>> = {
  air: windIcon,
  baby: babyIcon,
  bath: bathIcon,
  bowl: soupIcon,
  cold: snowflakeIcon,
  cup: coffeeIcon,
  cutlery: utensilsIcon,
  day: calendarDaysIcon,
  drop: dropletIcon,
  eye: eyeIcon,
  face: smileIcon,
  gift: giftIcon,
  hand: handIcon,
  heat: flameIcon,
  leaf: leafIcon,
  lock: lockIcon,
  milk: milkIcon,
  night: moonIcon,
  open: packageOpenIcon,
  people: usersIcon,
  repeat: repeatIcon,
  size: rulerIcon,
  sun: sunIcon,
  temperature: thermometerIcon,
  time: timerIcon,
  wash: washingMachineIcon,
  water: dropletsIcon,
  weight: weightIcon,
};
