import { backdropClass } from '@/components/ui/backdrop-class';
import { Picture } from '@/components/ui/picture';
import type { MarkedMap } from '@/lib/domain/company';
import type { Origin } from '@/lib/domain/guide';
import { guideMessages } from '@/messages/guide';

type Props = {
  readonly origin: Origin;
  readonly map: MarkedMap;
  /** The colour on which it stands. */
  readonly backdrop: string | undefined;
};

/** Always left-to-right, because a map must not be mirrored. Shows nothing without degrees. */
export function OriginMap({ origin: { place, latitude, longitude }, map, backdrop }: Props) {
  if (latitude === undefined || longitude === undefined) return null;
  const { src, width, height } = map;
  const x = Math.round((longitude - map.west) * map.unitsEast);
  const y = Math.round((map.north - latitude) * map.unitsNorth);
  return (
    <div dir="ltr" className="relative w-32 shrink-0 self-start lg:w-24">
      <Picture
        src={src}
        width={width}
        height={height}
        alt={guideMessages.map(place)}
        className={`w-full ${backdropClass(backdrop)}`}
      />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
        <circle cx={x} cy={y} r="16" className="fill-seal opacity-20" />
        <circle cx={x} cy={y} r="7" className="fill-seal stroke-card stroke-2" />
      </svg>
    </div>
  );
}
