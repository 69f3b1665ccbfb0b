/**
 * The text of a whole nginx configuration that runs the shipped one on this machine, without rights, in a folder of its own.
 * Throws where the shipped file no longer holds what is replaced.
 * @param {string} shipped  deploy/nginx.conf
 * @param {{ dir: string, web: number, port: number, purgePort: number, modules: string, extra?: string }} place
 *   ports of the web, of the server and of the purges; `extra` goes into the server
 */
export function localConf(shipped, { dir, web, port, purgePort, modules, extra = '' }) {
  let text = shipped;
  /** @param {string} from @param {string} to */
  const replace = (from, to) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
    text = text.replace(from, to);
  };
  replace('server 127.0.0.1:3000;', `server 127.0.0.1:${web};`);
  replace('/var/cache/nginx/merchloom', `${dir}/cache`);
  replace('listen 80;', `listen 127.0.0.1:${port};`);
  replace('listen [::]:80;', extra);
  replace('listen 127.0.0.1:8081;', `listen 127.0.0.1:${purgePort};`);
  return `daemon off;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
load_module ${modules}/ngx_http_cache_purge_module.so;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
access_log off;
client_body_temp_path ${dir}/body;
proxy_temp_path ${dir}/proxy;
fastcgi_temp_path ${dir}/fastcgi;
uwsgi_temp_path ${dir}/uwsgi;
scgi_temp_path ${dir}/scgi;
${text}
}
`;
}

/** Where Debian's packages put the program and its modules. */
export const NGINX = { program: '/usr/sbin/nginx', modules: '/usr/lib/nginx/modules' };
