import { room } from './room.mjs';

export default room('domain');
