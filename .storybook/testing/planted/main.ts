import config from '../../main.ts';

export default { ...config, stories: ['./*.stories.tsx'], staticDirs: [] };
